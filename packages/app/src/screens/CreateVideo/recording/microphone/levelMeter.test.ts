import { expect, test, vi } from 'vitest';
import { levelOf } from './level.ts';
import { createLevelReading } from './levelMeter.ts';

test.each([
  [Number.NEGATIVE_INFINITY, false, 0, 'Waiting'],
  [-50, false, 4, 'Quiet room'],
  [-50, true, 4, 'Too quiet'],
  [-30, false, 10, 'Too quiet'],
  [-12, true, 16, 'Good'],
  [-0.5, true, 20, 'Too loud'],
] as const)('%s dBFS (reading: %s) is %s bars, %s', (peak, isReading, bars, word) => {
  expect(levelOf(peak, isReading)).toEqual({ bars, word });
});

const sound = (level: number) => new Float32Array(64).fill(level);

test('bars follow at once, the label stays long enough to be read', () => {
  const reading = createLevelReading();
  reading.hear(sound(1), 0, true);
  expect(reading.getSnapshot()).toEqual({ bars: 20, word: 'Too loud' });
  reading.hear(sound(0.15), 100, true);
  expect(reading.getSnapshot()).toEqual({ bars: 15, word: 'Too loud' });
  reading.hear(sound(0.15), 1_100, true);
  expect(reading.getSnapshot().word).toBe('Good');
});

test('draws at most once in 60 ms, with the loudest level of that time', () => {
  const reading = createLevelReading();
  const listener = vi.fn();
  reading.subscribe(listener);
  reading.hear(sound(0.1), 0, true);
  reading.hear(sound(1), 20, true);
  reading.hear(sound(0.1), 40, true);
  expect(listener).toHaveBeenCalledTimes(1);
  reading.hear(sound(0.1), 60, true);
  expect(reading.getSnapshot().bars).toBe(20);
});
