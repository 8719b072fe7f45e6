import type { Rect } from '../../scene/composition.ts';
import type { Look, TitleLook } from '../looks.ts';
import type { ListPoint } from '../plan/listPoints.ts';
import type { Title } from '../plan/titles.ts';
import { type Context, kept, openCanvas } from './canvas.ts';
import { cased, fontOf } from './fonts.ts';
import { type Layer, type Overlay, roomAround } from './overlays.ts';
import { type Run, brokenTitle, layOutText, paintText, withMotion } from './textBlock.ts';

/** Frames of an entrance, and of a typewriter's or a ring's. */
const ENTRANCE = 8;
const LONG_ENTRANCE = 22;

/** Share of a title's size that a point of a list has. */
const LIST_SIZE = 0.78;

export interface TitlePlace {
  area: Rect;
  frame: { width: number; height: number };
  frameRate: number;
  /** px; the middle and the radius of the head, for titles that run round it. */
  head: { x: number; y: number; radius: number };
}

interface Painted {
  bounds: Rect;
  /** @param progress 0–1 of the entrance. */
  paint: (context: Context, progress: number) => void;
}

/** The title card of a look, from the first frame on. */
export function titleLayer(title: Title, look: Look, place: TitlePlace): Layer {
  const painted = paintedTitle(title.text, look.title, place);
  return (time) =>
    time < title.seconds
      ? entering('title', painted, look.title, time, place.frameRate)
      : undefined;
}

/** The points of a list, each on a card or, without a ground, in the look's letters. */
export function listLayer(
  points: readonly ListPoint[],
  hasGround: boolean,
  look: Look,
  place: TitlePlace,
): Layer {
  const cards = new Map<number, Painted>();
  return (time) => {
    const point = points.find(({ start, end }) => time >= start && time < end);
    if (!point) return undefined;
    let card = cards.get(point.number);
    if (!card) {
      card = paintedPoint(point, hasGround, look, place);
      cards.set(point.number, card);
    }
    return entering(`point ${point.number}`, card, look.title, time - point.start, place.frameRate);
  };
}

function entering(
  name: string,
  { bounds, paint }: Painted,
  { motion, arrangement }: TitleLook,
  time: number,
  rate: number,
): Overlay {
  const frames = motion === 'typewriter' || arrangement === 'ring' ? LONG_ENTRANCE : ENTRANCE;
  const step = motion === 'none' ? frames : Math.min(frames, Math.floor(time * rate) + 1);
  return { key: `${name}:${step}`, bounds, paint: (context) => paint(context, step / frames) };
}

function paintedTitle(text: string, look: TitleLook, place: TitlePlace): Painted {
  if (look.arrangement === 'ring') return paintedRing(text, look, place);
  if (look.arrangement === 'scatter') return paintedScatter(text, look, place);
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
  return paintedBlock(runs, look, place, wanted);
}

function paintedBlock(
  lines: readonly (readonly Run[])[],
  look: TitleLook,
  { area, frame }: TitlePlace,
  wanted: number,
): Painted {
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
function paintedScatter(text: string, look: TitleLook, { area, frame }: TitlePlace): Painted {
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

/** A title on an arc over the head, coming round with its entrance. */
function paintedRing(text: string, look: TitleLook, { frame, head }: TitlePlace): Painted {
  const written = cased(text, look.face);
  const measuring = openCanvas(2, 2);
  const unit = Math.min(frame.width, frame.height);
  measuring.font = fontOf(look.face, 100);
  const letters = Array.from(written, (letter) => ({
    letter,
    width: measuring.measureText(letter).width / 100 + look.face.spacing,
  }));
  const length = letters.reduce((sum, { width }) => sum + width, 0);
  // No more than two thirds of the circle: the rest belongs to the shoulders.
  const size = Math.min(look.face.size * unit, (head.radius * Math.PI * 1.2) / length);
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

function paintedPoint(
  { number, text }: ListPoint,
  hasGround: boolean,
  look: Look,
  place: TitlePlace,
): Painted {
  const { title, palette } = look;
  const unit = Math.min(place.frame.width, place.frame.height);
  const wanted = title.face.size * unit * LIST_SIZE;
  const side = wanted * 1.9;
  const area = { ...place.area, x: place.area.x + side, width: place.area.width - side };
  const measuring = openCanvas(2, 2);
  const own: TitleLook = {
    ...title,
    ground: null,
    outline: hasGround ? null : (title.outline ?? { color: '#FBF8F1', width: 0.12 }),
    place: 'top-left',
  };
  const lines = brokenTitle(measuring, text, title.face, area, wanted, null);
  const block = layOutText(
    measuring,
    lines.map((line) => [{ text: line, color: title.color }]),
    own,
    area,
    wanted,
  );
  const height = Math.max(block.box.height + wanted * 0.5, wanted * 1.7);
  const card = {
    x: place.area.x,
    y: place.area.y,
    width: side + block.box.width + wanted * 0.45,
    height,
  };
  const ground = title.ground?.color ?? '#FBF8F1';
  const accent = title.ground?.edge ?? palette[0];
  return {
    bounds: roomAround(card, wanted * 0.6, place.frame),
    paint: (context, progress) => {
      const whole = { box: card, size: wanted, runs: [], lines: [] };
      withMotion(context, whole, title, progress, () => {
        if (hasGround) {
          context.fillStyle = ground;
          context.beginPath();
          context.roundRect(0, 0, card.width, card.height, wanted * 0.4);
          context.fill();
          context.fillStyle = accent;
          context.beginPath();
          context.roundRect(0, 0, side * 0.86, card.height, [wanted * 0.4, 0, 0, wanted * 0.4]);
          context.fill();
        } else {
          context.strokeStyle = title.color;
          context.lineWidth = wanted * 0.1;
          context.beginPath();
          context.ellipse(
            side * 0.43,
            card.height / 2,
            wanted * 0.66,
            wanted * 0.72,
            -0.3,
            0.3,
            2 * Math.PI + 0.1,
          );
          context.stroke();
        }
        const figure = {
          ...title.face,
          weight: Math.max(
            title.face.weight,
            title.face.family === 'inter' ? 800 : title.face.weight,
          ),
        };
        context.font = fontOf(figure, wanted * 1.15);
        context.textAlign = 'center';
        context.fillStyle = '#1E1A15';
        context.fillText(String(number), side * 0.43, card.height / 2 + wanted * 0.4);
        context.textAlign = 'left';
        context.translate(side, (card.height - block.box.height) / 2);
        paintText(
          context,
          { ...block, box: { ...block.box, x: 0, y: 0 } },
          own,
          title.motion === 'typewriter' ? progress : 1,
        );
      });
    },
  };
}
