import type { ListPoint, Look, TextFace, TitleLook } from '../../looks/index.ts';
import { type Context, openCanvas } from './canvas.ts';
import { fontOf } from './fonts.ts';
import { roomAround } from './overlays.ts';
import { paintText, withMotion } from './paintText.ts';
import { brokenTitle, layOutText } from './textBlock.ts';
import type { Card, TitlePlace } from './titleCard.ts';

/** Size of a list's point as a share of the title's. */
const LIST_SIZE = 0.78;

/** A point of a list with its number, on a card or, without a background, in a ring. */
export function pointCard(
  { number, text }: ListPoint,
  hasGround: boolean,
  look: Look,
  place: TitlePlace,
): Card {
  const { title } = look;
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
  const card: PointCard = {
    width: side + block.box.width + wanted * 0.45,
    height: Math.max(block.box.height + wanted * 0.5, wanted * 1.7),
    column: side * 0.86,
    size: wanted,
  };
  const box = { ...place.area, width: card.width, height: card.height };
  const paintGround = hasGround ? paintPaper : paintRing;
  return {
    bounds: roomAround(box, wanted * 0.6, place.frame),
    paint: (context, progress) =>
      withMotion(context, { box, size: wanted }, title, progress, () => {
        paintGround(context, card, look);
        paintNumber(context, card, number, title.face);
        context.translate(side, (card.height - block.box.height) / 2);
        paintText(
          context,
          { ...block, box: { ...block.box, x: 0, y: 0 } },
          own,
          title.motion === 'typewriter' ? progress : 1,
        );
      }),
  };
}

/** In px. */
interface PointCard {
  width: number;
  height: number;
  /** Width of the number's column. */
  column: number;
  /** Size of the text. */
  size: number;
}

type GroundPainter = (context: Context, card: PointCard, look: Look) => void;

/** A card with the number's column in another colour. */
const paintPaper: GroundPainter = (context, card, { title, palette }) => {
  const { width, height, column, size } = card;
  const radius = size * 0.4;
  context.fillStyle = title.ground?.color ?? '#FBF8F1';
  context.beginPath();
  context.roundRect(0, 0, width, height, radius);
  context.fill();
  context.fillStyle = title.ground?.edge ?? palette[0];
  context.beginPath();
  context.roundRect(0, 0, column, height, [radius, 0, 0, radius]);
  context.fill();
};

/** A ring around the number, not quite closed, as if hand-drawn. */
const paintRing: GroundPainter = (context, { height, column, size }, { title }) => {
  context.strokeStyle = title.color;
  context.lineWidth = size * 0.1;
  context.beginPath();
  const [turn, from, to] = [-0.3, 0.3, 2 * Math.PI + 0.1];
  context.ellipse(column / 2, height / 2, size * 0.66, size * 0.72, turn, from, to);
  context.stroke();
};

function paintNumber(
  context: Context,
  { height, column, size }: PointCard,
  number: number,
  face: TextFace,
): void {
  const weight = face.family === 'inter' ? Math.max(face.weight, 800) : face.weight;
  context.font = fontOf({ ...face, weight }, size * 1.15);
  context.textAlign = 'center';
  context.fillStyle = '#1E1A15';
  context.fillText(String(number), column / 2, height / 2 + size * 0.4);
  context.textAlign = 'left';
}
