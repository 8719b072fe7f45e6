import type { Ground } from '@lectern/studio/looks';
import type { CSSProperties } from 'react';
import { faded } from './lookStyle.ts';

/** Custom properties that a stylesheet reads; React has no type for them. */
type Properties = CSSProperties & Readonly<Record<`--${string}`, string>>;

/** Returns the colours of a text's background, for `LookWords.css.ts`. */
export function assignGround(ground: Ground | null): Properties {
  if (!ground) return {};
  return {
    '--look-ground': faded(ground.color, ground.opacity),
    '--look-edge': ground.edge ?? ground.color,
    // A card shows its edge as a stripe along its start.
    '--look-edge-width': ground.edge === null ? '0' : '0.3em',
  };
}
