import type { Gesture } from '../marks/gestures.ts';
import { backdropMarkup, WIDE } from '../scene/backdrops.ts';
import { ART_SIZE } from '../scene/artSize.ts';
import { figureBox } from '../scene/composition.ts';
import type { PresenterRecipe, Scene } from '../types.ts';
import { armsOf } from './gestures/poses.ts';
import { REST } from './mouth/mouthShapes.ts';
import { toDataUrl } from './portrait.ts';
import { presenterMarkup } from './presenterSvg.ts';
import { stillPose } from './rig/stillPose.ts';

/** Aspect ratio of the picture, and its share of the scene's height: the figure with its hands. */
const SHAPE = 4 / 3;
const PART = 0.8;

/**
 * Returns a presenter at the peak of a gesture, or at rest, 4:3, as a `data:image/svg+xml` URL. Gestures of
 * head, eyes and mouth keep the hands outside the picture.
 */
export function gestureStillUrl(
  recipe: PresenterRecipe,
  scene: Scene,
  gesture: Gesture | 'rest',
): string {
  const box = figureBox('wide', recipe.style, scene.backdrop);
  const size = ART_SIZE[recipe.style];
  const { left = null, right = null } = gesture === 'rest' ? {} : armsOf(recipe.style, gesture);
  const smiling = { ...stillPose(recipe), arms: { left, right } };
  const pose = gesture === 'rest' ? { ...smiling, mouth: REST } : smiling;
  const height = WIDE.height * PART;
  const width = height * SHAPE;
  const from = box.x + box.width / 2 - width / 2;
  return toDataUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${from} ${WIDE.height - height} ${width} ${height}" ` +
      `width="${width}" height="${height}">${backdropMarkup(scene, 'wide')}` +
      `<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" ` +
      `viewBox="0 0 ${size} ${size}" fill="none">${presenterMarkup(recipe, pose)}</svg></svg>`,
  );
}
