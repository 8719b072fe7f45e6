/** A hearing aid at the ear on the viewer's left: the case behind it, a tube over it, a dome in it. */
import type { PresenterRecipe } from '../../types.ts';
import type { RigShape } from './rigShape.ts';

const CASE = '#e9ecef';
const EDGE = '#3b4a5c';
const TUBE = '#f7f9fa';

const FLAT: readonly RigShape[] = [
  { d: 'M72.6 119.5C68.6 111 70.6 99.6 79 95.4', stroke: EDGE, width: 6.6 },
  { d: 'M72.6 119.5C68.6 111 70.6 99.6 79 95.4', stroke: CASE, width: 4 },
  { d: 'M70.9 113.6c-.5-2.6-.4-5.2.3-7.6', stroke: EDGE, width: 1.1 },
  { d: 'M79 95.4c6.2 2.6 7.6 9.6 3.6 17.4', stroke: EDGE, width: 3.4 },
  { d: 'M79 95.4c6.2 2.6 7.6 9.6 3.6 17.4', stroke: TUBE, width: 1.9 },
  {
    d: 'M78.2 115.6a3.4 3.4 0 1 1 6.8 0a3.4 3.4 0 1 1-6.8 0z',
    fill: CASE,
    stroke: EDGE,
    width: 1.3,
  },
];

/** Ink has only black and white: a white rim separates the black case from black hair. */
const INK: readonly RigShape[] = [
  { d: 'M512 850C476 806 474 730 514 690', stroke: '#fff', width: 62 },
  { d: 'M512 850C476 806 474 730 514 690', stroke: '#000', width: 42 },
  { d: 'M500 804c-11-26-12-50-4-74', stroke: '#fff', width: 9 },
  { d: 'M514 688c28-40 92-26 96 40 1 22-4 38-14 52', stroke: '#fff', width: 30 },
  { d: 'M514 688c28-40 92-26 96 40 1 22-4 38-14 52', stroke: '#000', width: 13 },
  { d: 'M579 786a18 18 0 1 1 36 0a18 18 0 1 1-36 0z', fill: '#000' },
];

const SHAPES: Record<PresenterRecipe['style'], readonly RigShape[]> = {
  avataaars: FLAT,
  notionists: INK,
};

/** Returns its shapes. It moves with the head, and hair that covers the ear covers it too. */
export function hearingAidShapes(style: PresenterRecipe['style']): readonly RigShape[] {
  return SHAPES[style];
}
