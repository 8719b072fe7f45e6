import type { Ground } from '../../looks/index.ts';
import type { Rect } from '../../picture/rects.ts';
import { type Context, fillCircle, fillRounded, fillTorn, kept } from './canvas.ts';

/**
 * Paints the background of a text.
 *
 * @param size px of the text. @param lines boxes of its lines, for backgrounds of single lines.
 */
export function paintGround(
  context: Context,
  ground: Ground,
  box: Rect,
  size: number,
  lines: readonly Rect[],
): void {
  kept(context, () => {
    context.globalAlpha *= ground.opacity;
    context.fillStyle = ground.color;
    PAINTERS[ground.kind](context, ground, box, size, lines);
  });
}

type Painter = (
  context: Context,
  ground: Ground,
  box: Rect,
  size: number,
  lines: readonly Rect[],
) => void;

const rounded =
  (radius: number): Painter =>
  (context, _, box, size) =>
    fillRounded(context, box, radius * size);

const across: Painter = (context, _, box) =>
  context.fillRect(box.x - 4000, box.y, 8000, box.height);

const PAINTERS: Readonly<Record<Ground['kind'], Painter>> = {
  chip: rounded(0.3),
  pill: rounded(9),
  card(context, ground, box, size) {
    fillRounded(context, box, 0.3 * size);
    if (ground.edge === null) return;
    context.fillStyle = ground.edge;
    context.beginPath();
    context.roundRect(box.x, box.y, 0.3 * size, box.height, [0.3 * size, 0, 0, 0.3 * size]);
    context.fill();
  },
  band: across,
  bar: across,
  bubble(context, ground, { x, y, width, height }, size) {
    const radius = Math.min(0.5 * size, height / 2);
    const tail = x + width * 0.62;
    context.beginPath();
    context.moveTo(x + radius, y);
    context.lineTo(tail, y);
    context.lineTo(tail + 0.42 * size, y - 0.4 * size);
    context.lineTo(tail + 0.36 * size, y);
    context.arcTo(x + width, y, x + width, y + height, radius);
    context.arcTo(x + width, y + height, x, y + height, radius);
    context.arcTo(x, y + height, x, y, radius);
    context.arcTo(x, y, x + width, y, radius);
    context.closePath();
    context.fill();
    context.strokeStyle = ground.edge ?? ground.color;
    context.lineWidth = 0.1 * size;
    context.stroke();
  },
  marker(context, _, { x, y, width, height }, size) {
    context.beginPath();
    context.moveTo(x, y + 0.16 * size);
    context.quadraticCurveTo(x + width * 0.45, y - 0.12 * size, x + width, y + 0.1 * size);
    context.quadraticCurveTo(
      x + width + 0.14 * size,
      y + height / 2,
      x + width - 0.06 * size,
      y + height,
    );
    context.quadraticCurveTo(
      x + width * 0.4,
      y + height + 0.1 * size,
      x + 0.06 * size,
      y + height - 0.08 * size,
    );
    context.quadraticCurveTo(x - 0.16 * size, y + height / 2, x, y + 0.16 * size);
    context.fill();
  },
  tape(context, _, { x, y, width, height }, size) {
    const teeth = Math.max(4, Math.round(height / (0.16 * size)));
    const tooth = 0.12 * size;
    context.beginPath();
    for (let i = 0; i <= teeth; i += 1)
      context.lineTo(x + (i % 2) * tooth, y + (height * i) / teeth);
    for (let i = teeth; i >= 0; i -= 1)
      context.lineTo(x + width - (i % 2) * tooth, y + (height * i) / teeth);
    context.closePath();
    context.fill();
  },
  strip(context, ground, _, size, lines) {
    lines.forEach(({ x, y, width, height }, i) => {
      const slip = (i % 2) * 0.22 * size;
      const strip = {
        x: x - 0.34 * size - slip,
        y: y + 0.05 * size,
        width: width + 0.68 * size + slip,
        height: height - 0.06 * size,
      };
      context.fillStyle = ground.edge ?? ground.color;
      fillTorn(context, { ...strip, y: strip.y + 0.05 * size }, 0.14 * size, i * 7);
      context.fillStyle = ground.color;
      fillTorn(context, strip, 0.14 * size, i * 7 + 3);
    });
  },
  board(context, ground, { x, y, width, height }, size) {
    const frame = 0.3 * size;
    context.fillStyle = ground.edge ?? ground.color;
    fillRounded(context, { x, y, width, height }, 0.18 * size);
    context.fillStyle = ground.color;
    fillRounded(
      context,
      { x: x + frame, y: y + frame * 0.9, width: width - 2 * frame, height: height - 1.8 * frame },
      0.06 * size,
    );
    context.fillStyle = '#F2D391';
    const count = Math.max(4, Math.round(width / (0.42 * size)));
    for (let i = 0; i <= count; i += 1) {
      const at = x + frame / 2 + ((width - frame) * i) / count;
      fillCircle(context, at, y + frame * 0.45, 0.075 * size);
      fillCircle(context, at, y + height - frame * 0.45, 0.075 * size);
    }
  },
};
