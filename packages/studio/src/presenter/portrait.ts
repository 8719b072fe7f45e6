import type { PresenterRecipe, Scene } from '../types.ts';
import { TALL, WIDE, backdropMarkup } from '../scene/backdrops.ts';
import { figureBox } from '../scene/composition.ts';
import { ART_SIZE } from '../scene/artSize.ts';
import { presenterMarkup } from './presenterSvg.ts';

/**
 * Returns a presenter's portrait in its scene, 4:5, as a `data:image/svg+xml` URL.
 *
 * A URL rather than markup, because identifiers inside figures collide when a document has several of them.
 */
export function portraitUrl(recipe: PresenterRecipe, scene: Scene): string {
  return toDataUrl(sceneStill(recipe, scene, 'tall'));
}

/** Returns a still of the presenter in its scene, 16:9, as a `data:image/svg+xml` URL. */
export function sceneStillUrl(recipe: PresenterRecipe, scene: Scene): string {
  return toDataUrl(sceneStill(recipe, scene, 'wide'));
}

/** Returns the still as an SVG document. */
function sceneStill(recipe: PresenterRecipe, scene: Scene, shape: 'wide' | 'tall'): string {
  const { x, y, width, height } = figureBox(shape, recipe.style, scene.backdrop);
  const size = ART_SIZE[recipe.style];
  const figure =
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${size} ${size}" fill="none">` +
    `${presenterMarkup(recipe)}</svg>`;
  return svgDocument(shape, backdropMarkup(scene, shape) + figure);
}

function svgDocument(shape: 'wide' | 'tall', markup: string): string {
  const { width, height } = shape === 'wide' ? WIDE : TALL;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ` +
    `width="${width}" height="${height}">${markup}</svg>`
  );
}

/** Escapes only characters that a URL cannot contain: a third of the size of full escaping. */
export function toDataUrl(svg: string): string {
  const escaped = svg
    .replace(/\s+/g, ' ')
    .replaceAll('"', "'")
    .replace(/[%#<>]/g, (character) => encodeURIComponent(character));
  return `data:image/svg+xml,${escaped}`;
}
