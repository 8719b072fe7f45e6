import { expect, test, vi } from 'vitest';
import { createValue } from './value.ts';

test('tells its listeners of a change, after it', () => {
  const value = createValue(1);
  const seen = vi.fn(() => value.get());
  value.subscribe(seen);
  value.set(2);
  expect(seen).toHaveReturnedWith(2);
});

test('tells those no more that have left', () => {
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
