import type { PresenterRecipe } from '../../types.ts';
import { type MouthMeasures, type MouthOutline, mouthOutline } from './mouthGeometry.ts';
import type { MouthShape } from './mouthShapes.ts';

type Canvas = OffscreenCanvasRenderingContext2D;

/** Measures and colours of a mouth on one presenter. */
export interface MouthLook {
  measures: MouthMeasures;
  dark: string;
  /** The stroke around an open mouth and the line of closed lips. */
  line: string;
  teeth: string;
  tongue: string;
  /** Art units by which the mouth is lower, to clear a moustache. */
  drop: number;
}

const AVATAAARS: MouthMeasures = {
  halfWidth: 14,
  widening: 4,
  height: 22,
  sag: 7,
  turn: 1,
  teeth: 5.5,
  line: 3,
};

const NOTIONISTS: MouthMeasures = {
  halfWidth: 66,
  widening: 6,
  height: 92,
  sag: 34,
  turn: 0.92,
  teeth: 24,
  line: 13,
};

/** How a recipe's mouth is drawn: in the art's colours, or as ink on paper. */
export function mouthLook({ style, options }: PresenterRecipe): MouthLook {
  if (style === 'avataaars') {
    const skin = options['skinColor'] ?? 'dba27a';
    return {
      measures: AVATAAARS,
      // The art lays black of 70 % over the skin. Mixed beforehand, fill and stroke can overlap.
      dark: darkened(skin, 0.74),
      line: darkened(skin, 0.66),
      teeth: '#fff',
      tongue: '#ff4f6d',
      drop: 0,
    };
  }
  const bearded = options['beard'] !== undefined;
  return {
    measures: bearded ? { ...NOTIONISTS, halfWidth: 52, height: 74, sag: 20 } : NOTIONISTS,
    dark: '#000',
    line: '#000',
    teeth: '#fff',
    tongue: '#fff',
    drop: bearded ? 22 : 0,
  };
}

/**
 * Draws a mouth at the canvas's origin.
 *
 * @param scale px per art unit.
 */
export function paintMouth(
  canvas: Canvas,
  shape: MouthShape,
  look: MouthLook,
  scale: number,
): void {
  const outline = mouthOutline(shape, look.measures);
  const { line } = look.measures;
  canvas.save();
  canvas.scale(scale, scale);
  canvas.translate(0, look.drop);
  canvas.lineJoin = 'round';
  canvas.lineCap = 'round';
  trace(canvas, outline);
  canvas.fillStyle = look.dark;
  canvas.fill();
  if (outline.bottom - outline.top > line / 2) paintInside(canvas, outline, look);
  trace(canvas, outline);
  // A closed mouth is a line of the art's weight, which thins to an edge around an open one.
  canvas.lineWidth = line * (1 - 0.55 * Math.min(1, shape.opening / 0.3));
  canvas.strokeStyle = shape.opening < 0.05 ? look.line : look.dark;
  canvas.stroke();
  canvas.restore();
}

function paintInside(canvas: Canvas, outline: MouthOutline, look: MouthLook): void {
  const { left, right, top, bottom, corner, teethBottom, tongueTop } = outline;
  canvas.save();
  trace(canvas, outline);
  canvas.clip();
  if (bottom - tongueTop > 1) {
    const middle = (left + right) / 2;
    canvas.fillStyle = look.tongue;
    canvas.beginPath();
    canvas.ellipse(
      middle,
      bottom + 1,
      (right - left) * 0.33,
      bottom + 1 - tongueTop,
      0,
      0,
      2 * Math.PI,
    );
    canvas.fill();
  }
  if (teethBottom > top) {
    canvas.fillStyle = look.teeth;
    canvas.fillRect(
      left,
      Math.min(top, corner) - 4,
      right - left,
      teethBottom - Math.min(top, corner) + 4,
    );
  }
  canvas.restore();
}

/** The outline as a path: a straight upper edge and a bowl when smiling, an ellipse when rounded. */
function trace(
  canvas: Canvas,
  { left, right, corner, top, bottom, roundness }: MouthOutline,
): void {
  const middle = (left + right) / 2;
  const bend = 0.55;
  const rise = (corner - top) * bend * roundness;
  const fall = (bottom - corner) * (bend + 0.1 * (1 - roundness));
  const flat = 0.55 - 0.1 * roundness;
  canvas.beginPath();
  canvas.moveTo(left, corner);
  canvas.bezierCurveTo(left, corner - rise, middle + (left - middle) * flat, top, middle, top);
  canvas.bezierCurveTo(middle + (right - middle) * flat, top, right, corner - rise, right, corner);
  canvas.bezierCurveTo(
    right,
    corner + fall,
    middle + (right - middle) * bend,
    bottom,
    middle,
    bottom,
  );
  canvas.bezierCurveTo(middle + (left - middle) * bend, bottom, left, corner + fall, left, corner);
  canvas.closePath();
}

function darkened(hex: string, amount: number): string {
  const value = Number.parseInt(hex, 16);
  const channels = [16, 8, 0].map((shift) => Math.round(((value >> shift) & 255) * (1 - amount)));
  return `rgb(${channels.join(', ')})`;
}
