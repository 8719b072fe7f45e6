// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { idleDuring } from './idleDuring.ts';

const press = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

/** Starts work, and returns how to end it. */
function begin() {
  let end = (): void => undefined;
  const work = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { isIdle: idleDuring(work), end };
}

it('users are idle during work if they press nothing', async () => {
  press('keydown');
  const { isIdle, end } = begin();
  // The end of the press that started the work.
  press('keyup');
  press('click');
  end();
  expect(await isIdle).toBe(true);
  press('keydown');
});

it.each(['keydown', 'pointerdown'])('users are not idle during work after a %s', async (type) => {
  document.body.addEventListener(type, (event) => event.stopPropagation(), { once: true });
  const { isIdle, end } = begin();
  press(type);
  end();
  expect(await isIdle).toBe(false);
});

it('a failure of the work is thrown', async () => {
  await expect(idleDuring(Promise.reject(new Error('Offline')))).rejects.toThrow('Offline');
});
