/**
 * The title of a look in its arrangement: a block of lines, scattered words, or a ring.
 */
import type { Rect } from '../../picture/rects.ts';
import { canRunRound, type TitleLook, ringSize } from '../../looks/index.ts';
import { lettersOf } from '../letters.ts';
import { type Context, kept, openCanvas } from './canvas.ts';
import { cased, fontOf } from './fonts.ts';
import { roomAround } from './overlays.ts';
import { paintText, withMotion } from './paintText.ts';
import { type Run, brokenTitle, layOutText } from './textBlock.ts';

export interface TitlePlace {
  area: Rect;
  frame: { width: number; height: number };
  frameRate: number;
  /** px; the centre and the radius of the head, for titles that run around it. */
  head: { x: number; y: number; radius: number };
}

/** A picture with an entrance, which is still afterwards. */
export interface Card {
  bounds: Rect;
  /** @param progress of the entrance, 0–1. */
  paint: (context: Context, progress: number) => void;
}

/** Lays out the title card of a look. */
export function titleCard(text: string, look: TitleLook, place: TitlePlace): Card {
  if (look.arrangement === 'ring' && canRunRound(text)) return ringCard(text, look, place);
  if (look.arrangement === 'scatter') return scatterCard(text, look, place);
  const { area, frame } = place;
  const measuring = openCanvas(2, 2);
  const wanted = look.face.size * Math.min(frame.width, frame.height);
  const isOneLine = look.arrangement === 'wide' || look.arrangement === 'seam';
  const lines = isOneLine
    ? [text]
    : brokenTitle(measuring, text, look.face, area, wanted, look.ground);
  const runs = lines.map((line, i): Run[] => [
    { text: line, color: i > 0 && i === lines.length - 1 ? look.accent : look.color },
  ]);
  return blockCard(runs, look, place, wanted);
}

function blockCard(
  lines: readonly (readonly Run[])[],
  look: TitleLook,
  { area, frame }: TitlePlace,
  wanted: number,
): Card {
  const block = layOutText(openCanvas(2, 2), lines, look, area, wanted);
  const isBar = look.ground?.kind === 'bar';
  const around = isBar ? { ...area, y: block.box.y, height: block.box.height } : block.box;
  return {
    bounds: isBar ? roomAround(around, 0, frame) : roomAround(around, block.size * 0.8, frame),
    paint: (context, progress) =>
      withMotion(context, block, look, progress, () =>
        paintText(context, block, look, look.motion === 'typewriter' ? progress : 1),
      ),
  };
}

/** Words of different sizes, weights and angles, one below the other. */
function scatterCard(text: string, look: TitleLook, { area, frame }: TitlePlace): Card {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const measuring = openCanvas(2, 2);
  const unit = Math.min(frame.width, frame.height);
  const shares = [1, 0.55, 0.72];
  const all = words.reduce((sum, _, i) => sum + (shares[i % 3] ?? 1) * 1.05, 0);
  const most = Math.min(look.face.size * unit, area.height / all);
  let y = area.y;
  const blocks = words.map((word, i) => {
    const size = most * (shares[i % 3] ?? 1);
    const isLight = i % 3 === 1;
    const isOutlined = i % 3 === 2;
    const style: TitleLook = {
      ...look,
      face: {
        ...look.face,
        weight: isLight ? 300 : look.face.weight,
        casing: isLight ? 'lowercase' : 'uppercase',
      },
      outline: isOutlined ? { color: look.color, width: 0.1 } : look.outline,
      tilt: isLight ? 0 : i % 2 === 0 ? look.tilt : -look.tilt,
    };
    const row = {
      x: area.x + (isLight ? area.width * 0.22 : 0),
      y,
      width: area.width * (isLight ? 0.78 : 1),
      height: size * 1.3,
    };
    y += size * 1.05;
    const run = { text: word, color: isOutlined ? look.accent : look.color };
    return { block: layOutText(measuring, [[run]], style, row, size), style };
  });
  return {
    bounds: roomAround(area, unit * 0.05, frame),
    paint: (context, progress) =>
      blocks.forEach(({ block, style }, i) => {
        const own = Math.min(1, progress * blocks.length - i);
        if (own > 0) withMotion(context, block, style, own, () => paintText(context, block, style));
      }),
  };
}

/** A title on an arc over the head, which turns into place. */
function ringCard(text: string, look: TitleLook, { frame, head }: TitlePlace): Card {
  const written = cased(text, look.face);
  const measuring = openCanvas(2, 2);
  const unit = Math.min(frame.width, frame.height);
  measuring.font = fontOf(look.face, 100);
  const letters = lettersOf(written).map((letter) => ({
    letter,
    width: measuring.measureText(letter).width / 100 + look.face.spacing,
  }));
  const length = letters.reduce((sum, { width }) => sum + width, 0);
  const room = Math.min(head.x, frame.width - head.x) - 0.03 * unit;
  const size = ringSize(length, look.face.size * unit, head.radius, room);
  const reach = head.radius + size * 1.2;
  const circle = { x: head.x - reach, y: head.y - reach, width: 2 * reach, height: 2 * reach };
  return {
    bounds: roomAround(circle, 0, frame),
    paint: (context, progress) =>
      kept(context, () => {
        context.translate(head.x, head.y);
        context.rotate(-(length * size) / head.radius / 2 - (1 - progress) ** 2 * 1.6);
        context.font = fontOf(look.face, size);
        context.fillStyle = look.color;
        context.globalAlpha = Math.min(1, 0.2 + progress);
        for (const { letter, width } of letters) {
          const half = (width * size) / head.radius / 2;
          context.rotate(half);
          context.fillText(letter, (-width * size) / 2, -head.radius);
          context.rotate(half);
        }
      }),
  };
}
