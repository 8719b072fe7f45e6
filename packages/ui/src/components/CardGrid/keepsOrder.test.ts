import { expect, test } from 'vitest';
import { keepsOrder } from './keepsOrder.ts';

class List {
  walks = 0;

  *[Symbol.iterator]() {
    this.walks += 1;
    yield* ['a', 'b', 'c'];
  }
}

test('what is read again and again is walked through once', () => {
  const list = new List();
  keepsOrder(list);
  keepsOrder(list);
  expect([...list]).toEqual(['a', 'b', 'c']);
  expect([...list]).toEqual(['a', 'b', 'c']);
  expect(list.walks).toBe(1);
});
