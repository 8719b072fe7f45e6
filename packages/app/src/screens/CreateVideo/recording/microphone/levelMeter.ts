import { createValue } from '../../../../lib/value.ts';
import { type Level, levelOf, peakOf, WAITING } from './level.ts';

/** ms between two readings of the meter (design guide, Motion). */
const STEP = 60;
/** ms for which the loudest reading counts, because words have gaps. */
const HOLD = 900;

/** A meter's reading, for `useSyncExternalStore`. */
export interface LevelReading {
  getSnapshot: () => Level;
  subscribe: (listener: () => void) => () => void;
  /** @param time ms, of any monotonic clock */
  hear: (samples: Float32Array, time: number, isReading: boolean) => void;
  clear: () => void;
}

/**
 * Follows a microphone's level outside React, so that sixteen readings a second render only the meter. Bars
 * follow the sound; the label follows the loudest recent level, so that it can be read.
 */
export function createLevelReading(): LevelReading {
  const level = createValue(WAITING);
  let drawn = Number.NEGATIVE_INFINITY;
  let loudest = Number.NEGATIVE_INFINITY;
  let held: { peak: number; time: number }[] = [];

  function show(next: Level): void {
    const { bars, word } = level.get();
    if (next.bars !== bars || next.word !== word) level.set(next);
  }

  return {
    getSnapshot: level.get,
    subscribe: level.subscribe,
    hear: (samples, time, isReading) => {
      loudest = Math.max(loudest, peakOf(samples));
      if (time - drawn < STEP) return;
      held = [...held.filter((each) => time - each.time < HOLD), { peak: loudest, time }];
      const word = levelOf(Math.max(...held.map(({ peak }) => peak)), isReading).word;
      show({ bars: levelOf(loudest, isReading).bars, word });
      drawn = time;
      loudest = Number.NEGATIVE_INFINITY;
    },
    clear: () => {
      held = [];
      loudest = Number.NEGATIVE_INFINITY;
      drawn = Number.NEGATIVE_INFINITY;
      show(WAITING);
    },
  };
}
