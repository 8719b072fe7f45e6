import { type MouthShape, REST } from '../mouth/mouthShapes.ts';
import type { PresenterRecipe } from '../presenterRecipe.ts';
import type { RigPose } from './rigShapes.ts';

/** Smiles of stills. */
const SMILES = {
  slight: { width: 0.94, smile: 0.6 },
  shut: { width: 1, smile: 1 },
  open: { width: 1.1, smile: 1, opening: 0.46, teeth: 1, tongue: 0.3 },
} as const satisfies Record<string, Partial<MouthShape>>;

/** The art's mouths that a recipe may name, by the most similar smile; others get a closed smile. */
const SMILE_OF: Readonly<Record<string, keyof typeof SMILES>> = {
  smile: 'open',
  default: 'slight',
  serious: 'slight',
  twinkle: 'slight',
  variant23: 'slight',
};

/**
 * Returns a presenter's pose in a still: looking at the viewer with a natural smile, the hands outside the
 * picture.
 */
export function stillPose({ options }: PresenterRecipe): RigPose {
  const named = options['mouth'] ?? options['lips'] ?? '';
  const level = [0, 0, 0] as const;
  return {
    eyes: { open: 1, gazeX: 0, gazeY: 0, smile: 0 },
    brows: { left: level, right: level },
    mouth: { ...REST, ...SMILES[SMILE_OF[named] ?? 'shut'] },
    arms: { left: null, right: null },
  };
}
