/** Draws a mouth from its nine numbers: lips, the dark between them, teeth, tongue. */
import type { RigLook } from '../rig/rigLook.ts';
import { type RigShape, clamp, mix, path } from '../rig/rigShape.ts';
import { type Curve, type MouthOutline, mouthOutline, section } from './mouthGeometry.ts';
import type { MouthShape } from './mouthShapes.ts';

/** Opening from which lips are drawn as those of an open mouth. Smaller openings are mixed. */
const PARTED = 0.14;
/** Shares of an edge at which teeth and tongue start: corners stay dark. */
const TEETH_FROM = 0.08;
const TONGUE_FROM = 0.2;

export function mouthShapes(shape: MouthShape, look: RigLook): RigShape[] {
  const outline = mouthOutline(shape, look.style, look.isBearded);
  const parted = clamp(shape.opening / PARTED);
  const isInk = look.style === 'notionists';
  const upper = outline.edge(outline.top, outline.upperFullness);
  const lower = outline.edge(outline.bottom, outline.lowerFullness);
  const d = `${start(upper)}${along(upper)}${along(reversed(lower))}Z`;
  const { colours } = look;
  const line = isInk
    ? mix(13, 11, parted)
    : mix(2.7 * (1 + 0.1 * shape.press), 1.2, parted) * (look.isBearded ? 0.92 : 1);
  return [
    ...(isInk ? inkLips(d, look) : flatLips(d, shape, outline, parted, look)),
    { d, fill: colours.mouth, stroke: colours.mouth, width: line },
    ...(shape.opening > 0.02 ? inside(shape, outline, look) : []),
    ...lipInFront(shape, outline, look),
    ...(isInk && !look.isBearded ? inkLines(shape, outline, look) : []),
  ];
}

/** In ink, lips are drawn only with a beard: a rim in paper colour. */
function inkLips(d: string, { isBearded, colours }: RigLook): RigShape[] {
  return isBearded ? [{ d, fill: colours.lip, stroke: colours.lip, width: 43 }] : [];
}

/** A band under the line of closed lips, which becomes a rim as they part. */
function flatLips(
  d: string,
  shape: MouthShape,
  { x, y, half, top }: MouthOutline,
  parted: number,
  { colours, isBearded }: RigLook,
): RigShape[] {
  const rim = { d, stroke: colours.lip, width: isBearded ? mix(7.4, 4.6, parted) : 4.6 * parted };
  if (isBearded) return [rim];
  const shut = 1 - parted;
  const shapes: RigShape[] = rim.width > 0 ? [rim] : [];
  if (shut > 0) {
    const wide = half * 0.62;
    const low = y + top + 2.2 * shut;
    const deep = (mix(4.2, 2.6, shape.press) * 0.9 + shape.smile * 1.2) * shut;
    const band =
      path`M${x - wide} ${low}Q${x} ${low + deep} ${x + wide} ${low}` +
      path`Q${x} ${low - 1.6} ${x - wide} ${low}Z`;
    shapes.push({ d: band, fill: colours.lip, stroke: colours.lip, width: 1.4 * shut });
    if (shape.press > 0) {
      const above = path`M${x - wide} ${y + top - 1.6}Q${x} ${y + top - 4} ${x + wide} ${y + top - 1.6}`;
      shapes.push({ d: above, stroke: colours.lip, width: 2 * shape.press * shut });
    }
  }
  return shapes;
}

function inside(shape: MouthShape, outline: MouthOutline, look: RigLook): RigShape[] {
  const { colours, style } = look;
  const { top, height, upperFullness, lowerFullness, edge, unit } = outline;
  const shapes: RigShape[] = [];
  if (shape.tongue > 0.04) shapes.push(...tongue(shape, outline, look));
  if (shape.teeth > 0.04) {
    const deep = Math.min(5.4 * unit, height * mix(0.6, 0.98, shape.tuck)) * shape.teeth;
    const gums = section(edge(top, upperFullness), TEETH_FROM, 1 - TEETH_FROM);
    const tips = section(
      edge(top + deep, mix(upperFullness, lowerFullness, 0.3)),
      TEETH_FROM,
      1 - TEETH_FROM,
    );
    const d = `${start(gums)}${along(gums)}${lineTo(tips[3])}${along(reversed(tips))}Z`;
    shapes.push({ d, fill: colours.teeth });
  }
  if (shape.tip > 0.04) {
    const { x, y, half, bottom } = outline;
    const [rx, ry] = [half * 0.46 * shape.tip, height * 0.36 * shape.tip];
    const middle = y + bottom - height * 0.3;
    const d = path`M${x - rx} ${middle}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
    const isInk = style === 'notionists';
    const line = isInk ? { stroke: colours.line, width: 8 * shape.tip } : {};
    shapes.push({ d, fill: colours.tongue, ...line });
  }
  return shapes;
}

/** The tongue is a soft hump on the lower edge; in ink, a line along its top. */
function tongue(
  { tongue: raised, opening }: MouthShape,
  { x, y, half, height, bottom, lowerFullness, edge }: MouthOutline,
  { style, colours }: RigLook,
): RigShape[] {
  const bed = section(edge(bottom, lowerFullness), TONGUE_FROM, 1 - TONGUE_FROM);
  const [[ax, ay], , , [zx, zy]] = bed;
  const top = y + bottom - height * 0.44 * raised;
  if (style === 'avataaars') {
    const d =
      `${start(bed)}${along(bed)}` +
      path`C${zx - half * 0.1} ${top} ${x + half * 0.28} ${top} ${x} ${top + height * 0.035}` +
      path`C${x - half * 0.28} ${top} ${ax + half * 0.1} ${top} ${ax} ${ay}Z`;
    return [{ d, fill: colours.tongue }];
  }
  const width = 8 * clamp((opening - 0.35) / 0.2);
  if (width < 1) return [];
  const d =
    path`M${ax + half * 0.12} ${mix(ay, top, 0.35)}` +
    path`C${ax + half * 0.3} ${top} ${x - half * 0.2} ${top} ${x} ${top + height * 0.05}` +
    path`C${x + half * 0.2} ${top} ${zx - half * 0.3} ${top} ${zx - half * 0.12} ${mix(zy, top, 0.35)}`;
  return [{ d, stroke: colours.tongue, width }];
}

/** The lower lip against the upper teeth. */
function lipInFront(
  { tuck, opening }: MouthShape,
  { x, y, half, bottom, unit }: MouthOutline,
  { style, colours }: RigLook,
): RigShape[] {
  const isInk = style === 'notionists';
  // If the lips start far apart, they meet the teeth last.
  const width = (isInk ? 19 : 4.6) * clamp(tuck / 0.7) * clamp((0.5 - opening) / 0.25);
  if (width < 0.5) return [];
  const low = y + bottom;
  const d = path`M${x - half * 0.66} ${low + 0.2 * unit}Q${x} ${low + 1.5 * unit} ${x + half * 0.66} ${low + 0.2 * unit}`;
  return [{ d, stroke: isInk ? colours.line : colours.lip, width }];
}

/** Ink lines around the mouth. They fade in and out by width, so none of them pops. */
function inkLines(
  { opening, smile, rounding }: MouthShape,
  { x, y, half, height, left, right }: MouthOutline,
  { colours }: RigLook,
): RigShape[] {
  const chin = path`M${x - half * 0.3} ${y + 33}q${half * 0.3} 12 ${half * 0.6} 0`;
  const cheeks =
    path`M${left[0] - 8} ${left[1] - 17}q-15 13 -13 31` +
    path`M${right[0] + 8} ${right[1] - 17}q13 11 12 27`;
  const pout =
    path`M${x - half - 20} ${y - height * 0.35}q-13 ${height * 0.35} 0 ${height * 0.7}` +
    path`M${x + half + 18} ${y - height * 0.35}q13 ${height * 0.35} 0 ${height * 0.7}`;
  return [
    { d: chin, width: 7.5 * clamp(1 - opening / PARTED) * clamp(1 - smile / 0.4) },
    { d: cheeks, width: 11 * clamp((smile - 0.35) / 0.35) * clamp(1 - 1.5 * rounding) },
    { d: pout, width: 9 * clamp((rounding - 0.82) / 0.18) },
  ]
    .filter(({ width }) => width >= 1)
    .map((line) => ({ ...line, stroke: colours.line }));
}

function start([[x, y]]: Curve): string {
  return path`M${x} ${y}`;
}

function lineTo([x, y]: Curve[number]): string {
  return path`L${x} ${y}`;
}

function along([, [bx, by], [cx, cy], [dx, dy]]: Curve): string {
  return path`C${bx} ${by} ${cx} ${cy} ${dx} ${dy}`;
}

function reversed([a, b, c, d]: Curve): Curve {
  return [d, c, b, a];
}
