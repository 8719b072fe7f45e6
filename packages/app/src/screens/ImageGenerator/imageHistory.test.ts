import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DrawnImage } from '../../avatars/generation.ts';
import { createImageHistory } from './imageHistory.ts';

const image = (trimId: string): DrawnImage => ({
  trimId,
  imageUrl: `https://media.example/${trimId}.png`,
  prompt: 'A chef',
  style: 'none',
});

// Specification: images.4
test('keeps each image once, newest first, and at most forty', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 99 }), { maxLength: 120 }), (ids) => {
      const history = createImageHistory();
      for (const id of ids) history.add(image(String(id)));
      const kept = history.getSnapshot().map(({ trimId }) => trimId);
      const newestFirst = [...new Set(ids.toReversed())].map(String);
      expect(kept).toEqual(newestFirst.slice(0, 40));
    }),
  );
});

test('notifies its listeners, and returns the same snapshot between changes', () => {
  const history = createImageHistory();
  let told = 0;
  const stop = history.subscribe(() => {
    told += 1;
  });
  history.add(image('1'));
  expect(history.getSnapshot()).toBe(history.getSnapshot());
  stop();
  history.add(image('2'));
  expect(told).toBe(1);
});
