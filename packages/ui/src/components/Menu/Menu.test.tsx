// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';

/**
 * Imports `Menu` as on a page where no menu has been opened yet, with a function that lets its rows load.
 */
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

test('a key press before the rows have loaded opens the menu once they load, unless focus leaves first', async () => {
  // jsdom has no `CSS.escape`.
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
