/** A wheelchair seen from the front: backrest, handles and armrests behind, wheels in front. */
import { ART_SIZE } from '../../scene/artSize.ts';
import type { PresenterRecipe } from '../../types.ts';
import type { RigShape } from './rigShape.ts';

type Style = PresenterRecipe['style'];

interface Wheelchair {
  /** Under the whole figure. */
  behind: readonly RigShape[];
  /** Over its clothes; raised arms are drawn over it. */
  before: readonly RigShape[];
}

/** The upper half of a wheel: from the front, little of its width is visible. */
const wheel = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}`;

/** Draws shapes on both sides: `draw` receives a function that converts a distance from the edge to x. */
function bothSides(
  style: Style,
  draw: (x: (fromEdge: number) => number) => readonly RigShape[],
): readonly RigShape[] {
  return [...draw((x) => x), ...draw((x) => ART_SIZE[style] - x)];
}

const FLAT: Wheelchair = {
  behind: [
    { d: 'M30 226H52V280H30zM228 226H250V280H228z', fill: '#3a4450' },
    { d: 'M46 215H234a10 10 0 0 1 10 10V280H36V225a10 10 0 0 1 10-10z', fill: '#2b333d' },
    { d: 'M46 215H234a10 10 0 0 1 10 10v4H36v-4a10 10 0 0 1 10-10z', fill: '#4b5765' },
    ...bothSides('avataaars', (x) => [
      { d: `M${x(15)} 226H${x(42)}`, stroke: '#171c22', width: 14 },
      { d: `M${x(15)} 222H${x(34)}`, stroke: '#66717e', width: 2 },
    ]),
  ],
  before: bothSides('avataaars', (x) => [
    { d: wheel(x(27), 296, 18, 50), stroke: '#171c22', width: 7 },
    { d: wheel(x(25), 298, 13, 40), stroke: '#aeb7c0', width: 2.6 },
  ]),
};

const INK: Wheelchair = {
  behind: [
    { d: 'M306 1352H1438q52 0 52 52V1744H254V1404q0-52 52-52z', fill: '#000' },
    { d: 'M300 1440H1444', stroke: '#fff', width: 10 },
    ...bothSides('notionists', (x) => [
      { d: `M${x(150)} 1408H${x(280)}`, stroke: '#000', width: 87 },
      { d: `M${x(150)} 1408H${x(280)}`, stroke: '#fff', width: 57 },
      { d: `M${x(176)} 1382V1434M${x(212)} 1382V1434`, stroke: '#000', width: 10 },
    ]),
  ],
  before: bothSides('notionists', (x) => [
    { d: wheel(x(196), 1830, 98, 300), stroke: '#000', width: 58 },
    { d: wheel(x(196), 1830, 98, 300), stroke: '#fff', width: 28 },
    { d: wheel(x(186), 1840, 60, 224), stroke: '#000', width: 13 },
  ]),
};

const SHAPES: Record<Style, Wheelchair> = { avataaars: FLAT, notionists: INK };

/** Returns its shapes, which move with the figure. */
export function wheelchairShapes(style: Style): Wheelchair {
  return SHAPES[style];
}
