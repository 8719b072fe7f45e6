import { expect, test, vi } from 'vitest';
import { createValue } from './value.ts';

test('notifies its listeners after a change', () => {
  const value = createValue(1);
  const seen = vi.fn(() => value.get());
  value.subscribe(seen);
  value.set(2);
  expect(seen).toHaveReturnedWith(2);
});

test('does not notify removed listeners', () => {
  const value = createValue(1);
  const gone = vi.fn();
  const here = vi.fn();
  const leave = value.subscribe(gone);
  value.subscribe(here);
  leave();
  value.set(2);
  expect(gone).not.toHaveBeenCalled();
  expect(here).toHaveBeenCalledOnce();
});
