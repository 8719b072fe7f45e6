import { BASE, FINGERS, radians } from './hand.ts';
import type { HandShape } from './rigState.ts';

/** Returns points of a hand with the radius of its drawing around them, without its outline. */
export function handExtent(shape: HandShape): readonly Disc[] {
  if (shape.view === 'side') {
    return [
      ...WRIST,
      [-22.5, -30, 0],
      [22.5, -30, 0],
      [-9, -46 - 28 * shape.thumb[0], 7],
      ...KNUCKLES,
    ];
  }
  if (shape.view === 'front') return [...WRIST, ...PALM_EDGE, ...FRONT];
  const tips = FINGERS.map((name): Disc => {
    const { x, y, length, width } = BASE[name];
    const [extension, degrees] = shape[name];
    const long = length * extension;
    const angle = radians(degrees);
    return extension >= 0.5
      ? [x + Math.sin(angle) * long, y - Math.cos(angle) * long, width / 2]
      : [x, y - 4 - 10 * extension, width / 2 + 0.3];
  });
  const [out, turned] = shape.thumb;
  const angle = radians(turned - 8);
  const thumb: Disc = [-14 + Math.sin(angle) * 34.65 * out, -20 - Math.cos(angle) * 33 * out, 6.5];
  const thumbs: readonly Disc[] = out >= 0.5 ? [thumb, [-17, -24, 6.5]] : [[-19, -14, 6.2]];
  return [...WRIST, ...PALM_EDGE, ...tips, ...thumbs];
}

/** A position in a hand's units, and a radius. */
type Disc = readonly [x: number, y: number, r: number];

const WRIST: readonly Disc[] = [
  [-13.5, 6, 0],
  [13.5, 6, 0],
];
const PALM_EDGE: readonly Disc[] = [
  [-22.5, -30, 0],
  [22.7, -30, 0],
  [-17, -46, 0],
  [19, -44, 0],
  [0, -50, 0],
  [-11, -14, 6.5],
  [16, -38, 5.3],
];
const FRONT: readonly Disc[] = [
  [-13, -41, 10],
  [-20, -16, 6],
  [-4.6, -50, 5.9],
  [6.2, -48, 5.9],
  [16, -41, 5.9],
];
const KNUCKLES: readonly Disc[] = [
  [19, -39, 5.2],
  [20, -28.5, 5.2],
  [17.5, -8, 5.2],
  [-4, -46, 0],
];
