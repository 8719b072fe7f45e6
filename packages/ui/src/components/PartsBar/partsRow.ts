import { fraction } from '../../format/fraction.ts';

export interface Part {
  /** `kept` was there before, `made` is new; `working` is drawn with a ring. */
  state: 'kept' | 'made' | 'working' | 'waiting';
  /** 0–1 of a part in work. */
  share?: number;
}

/** Neighbors that are drawn as one. */
interface Run extends Part {
  /** Place of its first part in the whole. */
  at: number;
  count: number;
}

/** Parts up to which each is drawn by itself: with room between them, and with a hairline. */
const ROOMY = 32;
const TIGHT = 96;

/**
 * Parts as they are drawn: each by itself, or, where they would be narrower than the gap between them,
 * neighbors of one state together. Those in work are always by themselves.
 */
export function rowOf(parts: readonly Part[]): {
  density: 'roomy' | 'tight' | 'joined';
  runs: readonly Run[];
} {
  const single = parts.map((part, at): Run => ({ ...part, at, count: 1 }));
  if (parts.length <= TIGHT) {
    return { density: parts.length <= ROOMY ? 'roomy' : 'tight', runs: single };
  }
  const runs: Run[] = [];
  for (const part of single) {
    const last = runs.at(-1);
    if (last?.state === part.state && part.state !== 'working') last.count += 1;
    else runs.push(part);
  }
  return { density: 'joined', runs };
}

/** 0–1 of all parts; 0 without any. */
export function shareOf(parts: readonly Part[]): number {
  const done = parts.reduce((sum, { state, share }) => {
    if (state === 'working') return sum + fraction(share ?? 0);
    return sum + (state === 'waiting' ? 0 : 1);
  }, 0);
  return parts.length > 0 ? done / parts.length : 0;
}
