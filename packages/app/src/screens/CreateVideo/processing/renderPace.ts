import { useSyncExternalStore } from 'react';
import { createKeptRecord } from '../../../lib/records/keptRecord.ts';

const isPace = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

/** The rendering speed of this device, shared by all its users. */
const record = createKeptRecord('lectern.renderPace', (value) => (isPace(value) ? value : null));

/** Weight of the newest render in the kept value: one slow afternoon should not dominate it. */
const WEIGHT = 0.5;

/** Seconds of work per second of a megapixel, from earlier renders here; null before the first. */
export function useRenderPace(): number | null {
  return useSyncExternalStore(record.subscribe, record.getSnapshot);
}

/**
 * Remembers how long a render took. Impossible values (a clock that was set) are ignored, and so are
 * renders that reused parts of their film, because they do not represent a whole one.
 */
export function keepRenderPace(work: {
  seconds: number;
  videoSeconds: number;
  megapixels: number;
  keptParts: number;
}) {
  if (work.keptParts > 0) return;
  const pace = work.seconds / work.videoSeconds / work.megapixels;
  if (!isPace(pace) || pace > 1_000) return;
  const before = record.getSnapshot();
  void record.write(before === null ? pace : before + WEIGHT * (pace - before));
}
