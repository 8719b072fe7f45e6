/**
 * The movement of a speaking presenter: small shifts between poses, nods on stressed words, brows that
 * rise at the start of a sentence.
 *
 * Like people, presenters hold a pose between moves. Still stretches also cost the encoder nothing.
 */
import type { SpeechTimeline } from '../../types.ts';
import { seededRandom } from './random.ts';

/** Offsets in px at a height of 720. */
export interface Pose {
  /** The whole figure. */
  figureX: number;
  figureY: number;
  /** The face on the figure: a slight turn or nod. */
  faceX: number;
  faceY: number;
  /** Brows on the face; negative is raised. */
  brows: number;
}

const STILL: Pose = { figureX: 0, figureY: 0, faceX: 0, faceY: 0, brows: 0 };

/** A change of one or more offsets. */
interface Move {
  start: number;
  seconds: number;
  to: Partial<Pose>;
}

/** px at a height of 720. Inside the composition's reach for figure and face. */
const SWAY = { x: 5, y: 3 } as const;
const TURN = { x: 3.5, y: 2 } as const;
const NOD = 2.5;
const RAISE = -4;

/** Seconds. */
const SWAY_SECONDS = 0.7;
const TURN_SECONDS = 0.45;
const NOD_SECONDS = 0.16;
const PHRASE_GAP = 0.12;
const LONGEST_HOLD = 2.6;
/** Seconds from which a word counts as stressed. */
const STRESSED_SECONDS = 0.34;

const KEYS = ['figureX', 'figureY', 'faceX', 'faceY', 'brows'] as const;

/** The pose of a speaking presenter by time; equal seeds and words give equal poses. */
export class PoseTrack {
  readonly #moves: Record<keyof Pose, { start: number; seconds: number; to: number }[]>;

  /** @param timeline of one passage: the figure is at rest at its beginning and its end */
  constructor(seed: string, timeline: Pick<SpeechTimeline, 'words' | 'duration'>) {
    this.#moves = { figureX: [], figureY: [], faceX: [], faceY: [], brows: [] };
    const moves = movesOf(seed, timeline).sort((a, b) => a.start - b.start);
    for (const { start, seconds, to } of moves) {
      for (const key of KEYS) {
        const target = to[key];
        if (target !== undefined) this.#moves[key].push({ start, seconds, to: target });
      }
    }
  }

  /** @param time seconds. */
  poseAt(time: number): Pose {
    const pose = { ...STILL };
    for (const key of KEYS) pose[key] = valueAt(this.#moves[key], time);
    return pose;
  }
}

/** Moves in order; a move that begins before the last has ended continues from its position. */
function valueAt(
  moves: readonly { start: number; seconds: number; to: number }[],
  time: number,
): number {
  let low = 0;
  let high = moves.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moves[middle]?.start ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  // Moves are shorter than most gaps between them, so looking back a few is enough.
  let value = moves[low - 5]?.to ?? 0;
  for (const { start, seconds, to } of moves.slice(Math.max(0, low - 4), low)) {
    value += (to - value) * smooth(seconds > 0 ? Math.min(1, (time - start) / seconds) : 1);
  }
  return value;
}

function movesOf(
  seed: string,
  { words, duration }: Pick<SpeechTimeline, 'words' | 'duration'>,
): Move[] {
  const random = seededRandom(`poses ${seed}`);
  const either = (reach: number) => (random() * 2 - 1) * reach;
  const moves: Move[] = [];
  let heldSince = 0;
  let lastNod = -1;
  for (const [i, word] of words.entries()) {
    const before = words[i - 1];
    const opensPhrase = !before || word.start - before.end >= PHRASE_GAP;
    if (opensPhrase || word.start - heldSince > LONGEST_HOLD) {
      heldSince = word.start;
      const turn = { faceX: either(TURN.x), faceY: either(TURN.y) };
      moves.push({ start: Math.max(0, word.start - 0.1), seconds: TURN_SECONDS, to: turn });
      const sway = { figureX: either(SWAY.x), figureY: -random() * SWAY.y };
      moves.push({ start: word.start, seconds: SWAY_SECONDS, to: sway });
      if (opensPhrase && random() < 0.6) {
        moves.push({
          start: word.start,
          seconds: 0.2,
          to: { brows: RAISE * (0.5 + random() / 2) },
        });
        moves.push({ start: word.start + 0.6, seconds: 0.4, to: { brows: 0 } });
      }
    } else if (word.end - word.start > STRESSED_SECONDS && word.start - lastNod > 1.2) {
      lastNod = word.start;
      const rest = either(TURN.y / 2);
      moves.push({ start: word.start, seconds: NOD_SECONDS, to: { faceY: NOD + rest } });
      moves.push({ start: word.start + NOD_SECONDS, seconds: 0.3, to: { faceY: rest } });
    }
  }
  const { end = 0 } = words.at(-1) ?? {};
  // After the last word, or with it if the next sentence follows soon, the figure comes to rest.
  const rest = Math.max(0, Math.min(end + 0.15, duration - SWAY_SECONDS));
  const before = moves.filter(({ start }) => start < rest);
  return [...before, { start: rest, seconds: Math.min(SWAY_SECONDS, duration - rest), to: STILL }];
}

function smooth(at: number): number {
  return at <= 0 ? 0 : at * at * (3 - 2 * at);
}
