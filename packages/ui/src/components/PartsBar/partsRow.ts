import { fraction } from '../../format/fraction.ts';

export interface Part {
  /** `kept` parts were there before, `made` ones are new; `working` ones have a ring. */
  state: 'kept' | 'made' | 'working' | 'waiting';
  /** Progress of a part that is being made, 0–1. */
  share?: number;
}

/** Neighbouring parts drawn as one. */
interface Run extends Part {
  /** Index of its first part. */
  at: number;
  count: number;
}

/** Maximum numbers of parts that are drawn separately: with a gap between them, and with a hairline. */
const ROOMY = 32;
const TIGHT = 96;

/**
 * Returns the parts as they are drawn: separately or, if they would be narrower than the gap between them,
 * with neighbours in the same state merged. Parts in progress are always separate.
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

/** Returns the completed share of all parts, 0–1; 0 if there are no parts. */
export function shareOf(parts: readonly Part[]): number {
  const done = parts.reduce((sum, { state, share }) => {
    if (state === 'working') return sum + fraction(share ?? 0);
    return sum + (state === 'waiting' ? 0 : 1);
  }, 0);
  return parts.length > 0 ? done / parts.length : 0;
}
