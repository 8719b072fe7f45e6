import { useSyncExternalStore } from 'react';
import { createKeptRecord } from '../../../lib/keptRecord.ts';

const isPace = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

/** How fast this device renders; the same for all its users. */
const record = createKeptRecord('lectern.renderPace', (value) => (isPace(value) ? value : null));

/** Share of the newest render in what is kept: one slow afternoon should not decide. */
const WEIGHT = 0.5;

/** Seconds of work for a second of a megapixel, from earlier renders here; null before the first. */
export function useRenderPace(): number | null {
  return useSyncExternalStore(record.subscribe, record.getSnapshot);
}

/**
 * Remembers how long a render took. What cannot be (a clock that was set) is left out, and so are renders
 * that found some parts of their film: they tell nothing of a whole one.
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
