// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

const rows = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrived, arrive: () => arrive() };
});

vi.mock('./MenuList.tsx', async (original) => {
  await rows.arrived;
  return original();
});

// jsdom has none.
vi.stubGlobal('CSS', { escape: (text: string) => text });

test('a key pressed before the rows are there opens them when they come; leaving takes it back', async () => {
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
  await act(async () => rows.arrive());
  await screen.findByRole('menu', { name: 'Actions' });
  expect(document.activeElement?.textContent).toBe('Delete');
  expect(onOpenChange.mock.calls).toEqual([[true], [false], [true]]);
});
