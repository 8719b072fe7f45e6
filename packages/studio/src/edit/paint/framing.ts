/**
 * The frame around the speaker: bars, an arch, torn paper, curtains. Painted once per video.
 */
import { evenInside, type Rect, without } from '../../picture/rects.ts';
import { type Look, type Size, windowOf as exactWindow } from '../../looks/index.ts';
import { type Context, fillTorn, kept, openCanvas } from './canvas.ts';

/** Returns the window in px that the speaker's picture fills. */
export function windowOf(look: Look, frame: Size): Rect {
  const even = (value: number) => 2 * Math.round(value / 2);
  const { x, y, width, height } = exactWindow(look, frame);
  return { x: even(x), y: even(y), width: even(width), height: even(height) };
}

/** The picture drawn over the speaker's window and its cut-ins. */
export interface FramePicture {
  canvas: OffscreenCanvas;
  /** px of the opaque parts, which do not overlap. */
  parts: readonly Rect[];
}

/** The framing's picture, transparent inside the window; undefined if the window fills the frame. */
export function framePicture(look: Look, frame: Size): FramePicture | undefined {
  const canvas = paintedFrame(look, frame);
  return canvas && { canvas, parts: partsOf(look, frame) };
}

/** Where a framing is opaque: blending transparent pixels costs as much as blending any others. */
function partsOf(look: Look, frame: Size): Rect[] {
  const { kind } = look.framing;
  const whole = { x: 0, y: 0, width: frame.width, height: frame.height };
  const { x, y, width, height } = windowOf(look, frame);
  const unit = Math.min(frame.width, frame.height);
  if (kind === 'split') return [evenInside(seamOf({ x, y }, frame), frame) ?? whole];
  if (look.grade.vignette > 0 || !HOLLOW.has(kind)) return [whole];
  const rim = EDGE * unit;
  const inner = { x: x + rim, y: y + rim, width: width - 2 * rim, height: height - 2 * rim };
  const hole = evenInside(inner, frame);
  return hole ? without(whole, hole) : [whole];
}

/** Framings that are opaque only outside the window and along its edges. */
const HOLLOW: ReadonlySet<Look['framing']['kind']> = new Set(['bars', 'inset', 'paper']);
/** How far torn, rounded and drawn edges reach into the window at most, as a share of the shorter side. */
const EDGE = 0.08;

/** The line between the halves of a split picture. */
function seamOf({ x, y }: { x: number; y: number }, { width, height }: Size): Rect {
  const seam = Math.min(width, height) * 0.012;
  if (x > 0) return { x: x - seam / 2, y: 0, width: seam, height };
  return { x: 0, y: y - seam / 2, width, height: seam };
}

function paintedFrame(look: Look, frame: Size): OffscreenCanvas | undefined {
  const { framing, grade } = look;
  const window = windowOf(look, frame);
  const isWhole = window.width >= frame.width && window.height >= frame.height;
  if (isWhole && grade.vignette === 0) return undefined;
  const context = openCanvas(frame.width, frame.height);
  if (grade.vignette > 0) paintVignette(context, window, grade.vignette);
  if (isWhole) return context.canvas;
  const unit = Math.min(frame.width, frame.height);
  if (framing.kind === 'stage') paintCurtains(context, window, framing.edge, unit);
  context.fillStyle = framing.ground;
  context.beginPath();
  context.rect(0, 0, frame.width, frame.height);
  hole(context, look, window, unit);
  context.fill('evenodd');
  if (framing.kind === 'paper') {
    const strip = unit * 0.035;
    for (const y of [window.y - strip / 2, window.y + window.height - strip / 2]) {
      if (y < 0) continue;
      context.fillStyle = framing.edge;
      fillTorn(
        context,
        {
          x: -10,
          y: y + (y > window.y ? -strip * 0.3 : strip * 0.3),
          width: frame.width + 20,
          height: strip,
        },
        strip * 0.9,
        y,
      );
      context.fillStyle = framing.ground;
      fillTorn(context, { x: -10, y, width: frame.width + 20, height: strip }, strip * 0.9, y + 9);
    }
  }
  if (framing.kind === 'arch' || framing.kind === 'inset') {
    context.strokeStyle = framing.edge;
    context.lineWidth = unit * 0.007;
    context.beginPath();
    hole(context, look, window, unit);
    context.stroke();
  }
  if (framing.kind === 'split') {
    context.clearRect(0, 0, frame.width, frame.height);
    context.fillStyle = framing.edge;
    const seam = seamOf(window, frame);
    context.fillRect(seam.x, seam.y, seam.width, seam.height);
  }
  return context.canvas;
}

function hole(
  context: Context,
  { framing }: Look,
  { x, y, width, height }: Rect,
  unit: number,
): void {
  const arch = Math.min(width / 2, height * 0.9);
  if (framing.kind === 'arch') context.roundRect(x, y, width, height, [arch, arch, 0, 0]);
  else if (framing.kind === 'inset') context.roundRect(x, y, width, height, unit * 0.03);
  else context.rect(x, y, width, height);
}

function paintVignette(context: Context, { x, y, width, height }: Rect, darkness: number): void {
  kept(context, () => {
    context.translate(x + width / 2, y + height / 2);
    context.scale(width / 2, height / 2);
    const shade = context.createRadialGradient(0, 0, 0.55, 0, 0, 1.42);
    shade.addColorStop(0, 'rgba(10, 8, 6, 0)');
    shade.addColorStop(1, `rgba(10, 8, 6, ${darkness})`);
    context.fillStyle = shade;
    context.fillRect(-1, -1, 2, 2);
  });
}

function paintCurtains(
  context: Context,
  { x, y, width, height }: Rect,
  color: string,
  unit: number,
): void {
  const fold = unit * 0.045;
  const reach = Math.min(width * 0.13, unit * 0.2);
  for (const side of [0, 1]) {
    for (let at = 0; at < reach; at += fold) {
      const left = side === 0 ? x + at : x + width - at - fold;
      context.fillStyle = Math.round(at / fold) % 2 === 0 ? color : '#5E1620';
      context.beginPath();
      context.roundRect(left, y, fold, height, [0, 0, fold / 2, fold / 2]);
      context.fill();
    }
  }
}

/** Paints rings behind the speaker, over the scene's background. */
export function paintRings(
  context: Context,
  { framing }: Look,
  centre: { x: number; y: number },
  unit: number,
): void {
  const { width, height } = context.canvas;
  context.fillStyle = framing.ground;
  context.fillRect(0, 0, width, height);
  for (let ring = 7; ring > 0; ring -= 1) {
    const radius = unit * (0.12 + 0.15 * ring);
    // Rings are slightly off-centre, so that together they look like a spiral.
    const angle = ring * 0.9;
    context.fillStyle = ring % 2 === 0 ? framing.ground : framing.edge;
    context.beginPath();
    context.arc(
      centre.x + Math.cos(angle) * unit * 0.02,
      centre.y + Math.sin(angle) * unit * 0.02,
      radius,
      0,
      2 * Math.PI,
    );
    context.fill();
  }
}
