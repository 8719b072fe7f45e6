// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';

/** The menu of a page on which no menu was opened yet, and the arrival of its rows. */
async function openPage() {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.resetModules();
  vi.doMock('./MenuList.tsx', async (original) => {
    await arrived;
    return original();
  });
  const { Menu } = await import('./Menu.tsx');
  return { Menu, arrive: () => arrive() };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.doUnmock('./MenuList.tsx');
  vi.resetModules();
});

test('a key pressed before the rows are there opens them when they come; leaving takes it back', async () => {
  // jsdom has none.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  const { Menu, arrive } = await openPage();
  const onOpenChange = vi.fn();
  render(
    <>
      <Menu
        trigger={<Button>Actions</Button>}
        label="Actions"
        items={[
          { id: 'rename', label: 'Rename' },
          { id: 'delete', label: 'Delete' },
        ]}
        onOpenChange={onOpenChange}
      />
      <Button>Next</Button>
    </>,
  );
  const trigger = screen.getByRole('button', { name: 'Actions' });
  expect(trigger.getAttribute('aria-haspopup')).toBe('true');

  const press = (key: string) => {
    act(() => trigger.focus());
    fireEvent.keyDown(trigger, { key });
    fireEvent.keyUp(trigger, { key });
  };

  press('Enter');
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  act(() => screen.getByRole('button', { name: 'Next' }).focus());
  expect(trigger.getAttribute('aria-expanded')).toBe('false');

  press('ArrowUp');
  expect(screen.queryByRole('menu')).toBeNull();
  await act(async () => arrive());
  await screen.findByRole('menu', { name: 'Actions' });
  expect(document.activeElement?.textContent).toBe('Delete');
  expect(onOpenChange.mock.calls).toEqual([[true], [false], [true]]);
});
