/** For tests: returns the box around shapes with their strokes, from points along their curves. */
import { type Rect, union } from '../../picture/rects.ts';
import type { RigShape } from './rigShape.ts';

/** How many numbers a command takes. */
const COMMANDS: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, A: 7 };

const STEPS = 12;

type Place = readonly [x: number, y: number];

export function shapeBounds(shapes: readonly RigShape[]): Rect {
  return shapes.map(boundsOf).reduce(union);
}

function boundsOf({ d, stroke, width = 0, transform }: RigShape): Rect {
  const [a, b, c, e, f, g] = transform ?? [1, 0, 0, 1, 0, 0];
  const scale = Math.hypot(a, b);
  const around = (stroke ? width / 2 : 0) * scale;
  const places = placesOf(d).map(([x, y]) => [a * x + c * y + f, b * x + e * y + g] as const);
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - around, Math.min(...ys) - around];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + around - left,
    height: Math.max(...ys) + around - top,
  };
}

function placesOf(d: string): (readonly [x: number, y: number])[] {
  const places: (readonly [number, number])[] = [];
  let [x, y] = [0, 0];
  for (const [, letter = '', rest = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/gu)) {
    const takes = COMMANDS[letter.toUpperCase()];
    if (takes === undefined) continue;
    const numbers = Array.from(rest.matchAll(/-?\d*\.?\d+(?:e-?\d+)?/gu), ([found]) =>
      Number(found),
    );
    const isRelative = letter !== letter.toUpperCase();
    for (let i = 0; i < numbers.length; i += takes) {
      const args = numbers.slice(i, i + takes);
      const [ox, oy] = isRelative ? [x, y] : [0, 0];
      if (takes === 7) {
        const [rx = 0, ry = 0] = args;
        const end = [ox + (args[5] ?? 0), oy + (args[6] ?? 0)] as const;
        // No arc of the rig is wider than the circle around its ends.
        const [mx, my] = [(x + end[0]) / 2, (y + end[1]) / 2];
        places.push([mx - rx, my - ry], [mx + rx, my + ry], end);
      } else {
        const ends: Place[] = letter.toUpperCase() === 'M' ? [] : [[x, y]];
        for (let p = 0; p < takes; p += 2)
          ends.push([ox + (args[p] ?? 0), oy + (args[p + 1] ?? 0)]);
        for (let step = 1; step <= STEPS; step += 1) places.push(pointOn(ends, step / STEPS));
      }
      [x, y] = places.at(-1) ?? [0, 0];
    }
  }
  return places;
}

/** By de Casteljau's construction. */
function pointOn(places: readonly Place[], at: number): Place {
  const [first = [0, 0] as const, ...rest] = places;
  if (rest.length === 0) return first;
  return pointOn(
    rest.map(([x, y], i): Place => {
      const [bx, by] = places[i] ?? first;
      return [bx + (x - bx) * at, by + (y - by) * at];
    }),
    at,
  );
}
