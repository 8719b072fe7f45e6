/**
 * Titles and points of lists: when each is shown, and its entrance.
 */
import type { ListPoint, Look, TitleLook } from '../../looks/index.ts';
import type { Title } from '../plan/titles.ts';
import type { Layer, Overlay } from './overlays.ts';
import { pointCard } from './pointCard.ts';
import { type Card, type TitlePlace, titleCard } from './titleCard.ts';

/** Frames of an entrance, and of a typewriter or ring entrance. */
const ENTRANCE = 8;
const LONG_ENTRANCE = 22;

/** The title card of a look, from the first frame on. */
export function titleLayer(title: Title, look: Look, place: TitlePlace): Layer {
  const card = titleCard(title.text, look.title, place);
  return (time) =>
    time < title.seconds
      ? entering(`title ${title.text}`, card, look.title, time, place.frameRate)
      : undefined;
}

/** The points of a list, each on a card or, without a background, in the look's lettering. */
export function listLayer(
  points: readonly ListPoint[],
  hasGround: boolean,
  look: Look,
  place: TitlePlace,
): Layer {
  const cards = new Map<number, Card>();
  return (time) => {
    const point = points.find(({ start, end }) => time >= start && time < end);
    if (!point) return undefined;
    let card = cards.get(point.number);
    if (!card) {
      card = pointCard(point, hasGround, look, place);
      cards.set(point.number, card);
    }
    const name = `point ${point.number} ${point.text}`;
    return entering(name, card, look.title, time - point.start, place.frameRate);
  };
}

function entering(
  name: string,
  { bounds, paint }: Card,
  { motion, arrangement }: TitleLook,
  time: number,
  rate: number,
): Overlay {
  const frames = motion === 'typewriter' || arrangement === 'ring' ? LONG_ENTRANCE : ENTRANCE;
  const step = motion === 'none' ? frames : Math.min(frames, Math.floor(time * rate) + 1);
  return { key: `${name}:${step}`, bounds, paint: (context) => paint(context, step / frames) };
}
