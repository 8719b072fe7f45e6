/**
 * Draws a hand from its shape, in its own units: the wrist at the origin, fingers up, the thumb to the
 * left. Its silhouette is drawn first, larger if the hand has a rim, then the hand itself, then the fingers
 * that are folded over the palm.
 */
import type { RigLook } from './rigLook.ts';
import { type RigShape, path } from './rigShape.ts';
import type { Finger, HandShape } from './rigState.ts';

export const FINGERS = ['index', 'middle', 'ring', 'little'] as const;

/** Start, length and width of each finger. */
export const BASE = {
  index: { x: -15, y: -43, length: 38, width: 11.4 },
  middle: { x: -4.6, y: -47, length: 42, width: 11.8 },
  ring: { x: 6.2, y: -45, length: 38, width: 11.2 },
  little: { x: 16, y: -38, length: 29, width: 9.8 },
} as const;

const PALM =
  'M-13.5 6C-14.5 -4 -22 -14 -22.5 -30C-22.7 -41 -18 -48 -10 -50L10 -49C19 -48 23.5 -40 22.5 -29C21.5 -16 14.5 -8 13.5 6Z';
const SIDE =
  'M-13 6C-14 -4 -20 -10 -20 -24C-20 -38 -15 -46 -4 -46H8C19 -46 23 -38 22 -26C21 -12 14 -6 13 6Z';
/** Lines of the palm below a stretched thumb. */
const PALM_LINES = 'M-9 -28C-3 -24 -1 -15 -4 -6M4 -31C9 -32 13 -30 15 -27';

/** A rounded stroke as wide as a finger. */
interface Stroke {
  d: string;
  width: number;
}

interface HandParts {
  outline: string;
  /** Stretched fingers, part of the silhouette. */
  stretched: Stroke[];
  /** Folded fingers, each with its own edge. */
  folded: Stroke[];
  creases: Stroke[];
}

/** `rim` is drawn under the wrist, `skin` over it. */
export function handShapes(shape: HandShape, look: RigLook): Record<'rim' | 'skin', RigShape[]> {
  const isInk = look.style === 'notionists';
  const { skin, shade, rim } = look.colours;
  const { outline, stretched, folded, creases } = partsOf(shape, isInk ? 3 : 1.9);
  const fingers = (colour: string, grown: number): RigShape[] =>
    stretched.map(({ d, width }) => ({ d, stroke: colour, width: width + 2 * grown }));
  const rimWidth = isInk ? 3.6 : 1.6;
  const edge = isInk ? 3 : 1.7;
  return {
    rim: [{ d: outline, fill: rim, stroke: rim, width: 2 * rimWidth }, ...fingers(rim, rimWidth)],
    skin: [
      { d: outline, fill: skin },
      ...fingers(skin, 0),
      ...creases.map(({ d, width }) => ({ d, stroke: shade, width })),
      ...folded.flatMap(({ d, width }): RigShape[] => [
        { d, stroke: shade, width: width + 2 * edge },
        { d, stroke: skin, width },
      ]),
      ...(shape.view === 'front'
        ? [{ d: 'M-16.5 -38a4 4 0 0 1 7 0', stroke: shade, width: isInk ? 2.4 : 1.5 }]
        : []),
    ],
  };
}

function partsOf(shape: HandShape, line: number): HandParts {
  if (shape.view === 'side') return sideParts(shape.thumb);
  if (shape.view === 'front') return frontParts();
  const stretched: Stroke[] = [];
  const folded: Stroke[] = [];
  for (const name of FINGERS.toReversed()) {
    const { x, y, width } = BASE[name];
    const [extension] = shape[name];
    if (extension >= 0.5) {
      stretched.push({ d: fingerPath(name, shape[name]), width });
    } else {
      const d = path`M${x} ${y - 4 - 10 * extension}L${x - 0.4} ${y + 14}`;
      folded.push({ d, width: width + 0.6 });
    }
  }
  const [out, turned] = shape.thumb;
  if (out >= 0.5) stretched.push({ d: thumbPath(out, turned), width: 13 });
  else folded.push({ d: path`M-19 -14Q-8 -13 ${3 - 10 * out} -22`, width: 12.4 });
  return { outline: PALM, stretched, folded, creases: palmCreases(shape, line) };
}

function fingerPath(name: (typeof FINGERS)[number], [extension, degrees]: Finger): string {
  const { x, y, length } = BASE[name];
  const long = length * extension;
  const [dx, dy] = [Math.sin(radians(degrees)) * long, -Math.cos(radians(degrees)) * long];
  const bend = Math.sin(radians(degrees * 0.4)) * long * 0.4;
  return path`M${x} ${y + 8}Q${x + bend} ${y - long * 0.35} ${x + dx} ${y + dy}`;
}

function thumbPath(out: number, turned: number): string {
  const long = 33 * out;
  const angle = radians(turned - 8);
  const knuckle = radians(turned - 34);
  return (
    path`M-11 -14Q${-18 + Math.sin(knuckle) * long * 0.34} ${-22 - Math.cos(knuckle) * long * 0.2}` +
    path` ${-14 + Math.sin(angle) * long * 1.05} ${-20 - Math.cos(angle) * long}`
  );
}

/** Creases between neighbours that are both stretched, and in the palm next to a stretched thumb. */
function palmCreases(shape: HandShape, width: number): Stroke[] {
  const creases = FINGERS.slice(1).flatMap((name, i): Stroke[] => {
    const before = FINGERS[i] ?? 'index';
    if (shape[before][0] < 0.5 || shape[name][0] < 0.5) return [];
    const [a, b] = [BASE[before], BASE[name]];
    const angle = radians((shape[before][1] + shape[name][1]) / 2);
    const d = path`M${(a.x + b.x) / 2} ${(a.y + b.y) / 2 + 2}l${Math.sin(angle) * 13} ${-Math.cos(angle) * 13}`;
    return [{ d, width }];
  });
  if (shape.thumb[0] >= 0.5) creases.push({ d: PALM_LINES, width: width * 0.8 });
  return creases;
}

/** A fist from its side, the thumb up. */
function sideParts([out]: Finger): HandParts {
  const knuckles = [
    [-39, 19],
    [-28.5, 20],
    [-18, 19.5],
    [-8, 17.5],
  ] as const;
  return {
    outline: SIDE,
    stretched: [{ d: path`M-10 -34Q-14 -52 -9 ${-46 - 28 * out}`, width: 14 }],
    folded: knuckles.map(([y, x]) => ({ d: path`M-3 ${y}L${x} ${y}`, width: 10.4 })),
    creases: [],
  };
}

/** A fist with the index finger towards the viewer. */
function frontParts(): HandParts {
  const knuckles = (['little', 'ring', 'middle'] as const).map((name) => {
    const { x, y } = BASE[name];
    return { d: path`M${x} ${y - 3}L${x - 0.6} ${y + 16}`, width: 11.8 };
  });
  const thumb = { d: 'M-20 -16L-3 -20', width: 12 };
  const index = [
    { d: 'M-13 -41L-13.1 -33', width: 20 },
    { d: 'M-13 -36L-13.1 -35.9', width: 14.5 },
  ];
  return { outline: PALM, stretched: [], folded: [...knuckles, thumb, ...index], creases: [] };
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
