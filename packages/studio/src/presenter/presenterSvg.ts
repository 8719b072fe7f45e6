import type { PresenterRecipe } from '../types.ts';
import {
  SHUT_EYES,
  avataaarsParts,
  drawFigure,
  notionistsParts,
  speakingEyes,
} from './artParts.ts';
import { ART_SIZE } from '../scene/artSize.ts';

/** The part that a layer moves with: the whole figure, the face on it, or the brows on the face. */
export type LayerGroup = 'figure' | 'face' | 'brows';

/** One layer of a figure, a transparent SVG document of the style's own size. */
export interface PresenterLayer {
  svg: string;
  group: LayerGroup;
  /** Drawn only with the eyes in this state; absent: always. */
  eyes?: 'open' | 'closed';
}

/** A figure as layers from back to front. The mouth is drawn between `belowMouth` and `aboveMouth`. */
export interface PresenterLayers {
  belowMouth: PresenterLayer[];
  aboveMouth: PresenterLayer[];
  /** The art's own mouth, for stills. */
  artMouth: PresenterLayer;
}

/** The figure without a background, as one SVG document. */
export function presenterSvg(recipe: PresenterRecipe): string {
  return wrap(recipe.style, presenterMarkup(recipe));
}

/**
 * The figure's markup without a document around it, in the units of `ART_SIZE`.
 *
 * Identifiers inside are not unique across figures: put at most one into a document.
 */
export function presenterMarkup(recipe: PresenterRecipe): string {
  const svg = drawFigure(recipe);
  const parts = recipe.style === 'avataaars' ? avataaarsParts(svg) : notionistsParts(svg);
  return Object.values(parts).join('');
}

/** The layers of a figure for animation, with eyes that are open between blinks. */
export function presenterLayers(recipe: PresenterRecipe): PresenterLayers {
  return recipe.style === 'avataaars' ? avataaarsLayers(recipe) : notionistsLayers(recipe);
}

function avataaarsLayers(recipe: PresenterRecipe): PresenterLayers {
  const open = avataaarsParts(drawFigure(recipe, { eyes: speakingEyes(recipe) }));
  const closed = avataaarsParts(drawFigure(recipe, { eyes: SHUT_EYES.avataaars }));
  const layer = layerOf('avataaars');
  return {
    belowMouth: drawn(
      layer('figure', open.base + open.clothing),
      { ...layer('face', open.nose + open.eyes), eyes: 'open' },
      { ...layer('face', open.nose + closed.eyes), eyes: 'closed' },
      layer('brows', open.eyebrows),
      layer('figure', open.top + open.facialHair),
    ),
    aboveMouth: drawn(layer('face', open.accessories)),
    artMouth: layer('face', open.mouth),
  };
}

function notionistsLayers(recipe: PresenterRecipe): PresenterLayers {
  const open = notionistsParts(drawFigure(recipe, { eyes: speakingEyes(recipe) }));
  const closed = notionistsParts(drawFigure(recipe, { eyes: SHUT_EYES.notionists }));
  const layer = layerOf('notionists');
  return {
    belowMouth: drawn(layer('figure', open.base + open.body + open.hair)),
    aboveMouth: drawn(
      { ...layer('face', open.beard + open.nose + open.eyes + open.glasses), eyes: 'open' },
      { ...layer('face', open.beard + open.nose + closed.eyes + open.glasses), eyes: 'closed' },
      layer('brows', open.brows),
      layer('figure', open.gesture),
    ),
    artMouth: layer('face', open.lips),
  };
}

function layerOf(style: PresenterRecipe['style']) {
  return (group: LayerGroup, markup: string): PresenterLayer => ({
    group,
    svg: markup && wrap(style, markup),
  });
}

function drawn(...layers: PresenterLayer[]): PresenterLayer[] {
  return layers.filter((layer) => layer.svg !== '');
}

function wrap(style: PresenterRecipe['style'], markup: string): string {
  const size = ART_SIZE[style];
  // Firefox draws an SVG image on a canvas only if it has a size.
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" ` +
    `viewBox="0 0 ${size} ${size}" fill="none">${markup}</svg>`
  );
}
