import type { PresenterRecipe } from '../types.ts';
import { ART_SIZE } from '../scene/artSize.ts';
import { avataaarsParts, notionistsParts } from './artParts.ts';
import { hearingAidShapes } from './rig/hearingAid.ts';
import { rigLookOf } from './rig/rigLook.ts';
import { type RigPose, rigShapes } from './rig/rigShapes.ts';
import { shapesMarkup } from './rig/shapesMarkup.ts';
import { stillPose } from './rig/stillPose.ts';
import { wheelchairShapes } from './rig/wheelchair.ts';

/** The part that a layer moves with: the whole figure, the head with its hair, or the face on it. */
export type LayerGroup = 'figure' | 'head' | 'face';

/**
 * A figure from back to front: layers of the art at their places, with the parts that are drawn from
 * numbers between them.
 */
export const FIGURE_ORDER = [
  { place: 'belowMouth' },
  { part: 'mouth' },
  { place: 'aboveMouth' },
  { part: 'eyes' },
  { place: 'aboveEyes' },
  { part: 'arms' },
] as const;

export type LayerPlace = Extract<(typeof FIGURE_ORDER)[number], { place: string }>['place'];

/** One layer of a figure, a transparent SVG document of the style's own size. */
export interface PresenterLayer {
  svg: string;
  group: LayerGroup;
  place: LayerPlace;
}

interface Layer {
  place: LayerPlace;
  group: LayerGroup;
  markup: string;
}

/** Returns the figure without a background, as one SVG document. */
export function presenterSvg(recipe: PresenterRecipe, pose?: RigPose): string {
  return wrap(recipe.style, presenterMarkup(recipe, pose));
}

/**
 * Returns the figure's markup without a document around it, in the units of `ART_SIZE`.
 *
 * Identifiers inside are not unique across figures: put at most one into a document.
 */
export function presenterMarkup(
  recipe: PresenterRecipe,
  pose: RigPose = stillPose(recipe),
): string {
  const layers = layersOf(recipe);
  const look = rigLookOf(recipe);
  return FIGURE_ORDER.map((step) =>
    'part' in step
      ? shapesMarkup(rigShapes(step.part, pose, look), step.part)
      : layers
          .filter(({ place }) => place === step.place)
          .map(({ markup }) => markup)
          .join(''),
  ).join('');
}

/** Returns the layers of a figure's art for animation. Neighbours that move together share a layer. */
export function presenterLayers(recipe: PresenterRecipe): PresenterLayer[] {
  return layersOf(recipe).map(({ markup, group, place }) => ({
    group,
    place,
    svg: wrap(recipe.style, markup),
  }));
}

function layersOf(recipe: PresenterRecipe): Layer[] {
  const layers = recipe.style === 'avataaars' ? flatLayers(recipe) : inkLayers(recipe);
  return layers.filter(({ markup }) => markup !== '');
}

function flatLayers(recipe: PresenterRecipe): Layer[] {
  const art = avataaarsParts(recipe);
  const { behind, atEar, before } = extraMarkup(recipe);
  return [
    { place: 'belowMouth', group: 'figure', markup: behind },
    { place: 'belowMouth', group: 'figure', markup: art.neck + art.clothing },
    { place: 'belowMouth', group: 'head', markup: art.head + atEar + art.facialHair },
    { place: 'aboveMouth', group: 'face', markup: art.nose },
    { place: 'aboveEyes', group: 'head', markup: art.top },
    { place: 'aboveEyes', group: 'face', markup: art.accessories },
    { place: 'aboveEyes', group: 'figure', markup: before },
  ];
}

/** The neck reaches far down behind the clothes, so the head with its neck moves without a seam. */
function inkLayers(recipe: PresenterRecipe): Layer[] {
  const art = notionistsParts(recipe);
  const { behind, atEar, before } = extraMarkup(recipe);
  return [
    { place: 'belowMouth', group: 'figure', markup: behind },
    { place: 'belowMouth', group: 'head', markup: art.base },
    { place: 'belowMouth', group: 'figure', markup: art.body },
    { place: 'belowMouth', group: 'head', markup: atEar + art.beard },
    { place: 'aboveMouth', group: 'face', markup: art.nose },
    { place: 'aboveEyes', group: 'head', markup: art.hair },
    { place: 'aboveEyes', group: 'face', markup: art.glasses },
    { place: 'aboveEyes', group: 'figure', markup: before },
  ];
}

/** Returns the parts that the style's art does not have. */
function extraMarkup({ style, extras = {} }: PresenterRecipe) {
  const { behind, before } = wheelchairShapes(style);
  return {
    behind: extras.wheelchair ? shapesMarkup(behind) : '',
    /** Under the hair. */
    atEar: extras.hearingAid ? shapesMarkup(hearingAidShapes(style)) : '',
    before: extras.wheelchair ? shapesMarkup(before) : '',
  };
}

function wrap(style: PresenterRecipe['style'], markup: string): string {
  const size = ART_SIZE[style];
  // Firefox draws an SVG image on a canvas only if it has a size.
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" ` +
    `viewBox="0 0 ${size} ${size}" fill="none">${markup}</svg>`
  );
}
