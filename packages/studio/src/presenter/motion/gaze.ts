/**
 * Where the eyes look: at the viewer most of the time, away at the start of a phrase, back before it ends
 * (Kendon, 1967; Lee, Badler and Badler, Eyes alive, 2002).
 */
import { clamp } from '../gestures/ease.ts';
import type { Phrase } from './phrases.ts';
import { seededRandom } from './random.ts';

/** A gaze direction from a time on; x and y are −1–1, to the viewer's right and down. */
export interface Look {
  start: number;
  /** Of the saccade to it. */
  seconds: number;
  x: number;
  y: number;
}

/** Shares of the eye's reach. */
const AWAY = { x: { least: 0.5, most: 1 }, y: 0.5 } as const;
/**
 * Seconds of a saccade: 21 ms plus 2.2 ms per degree (Carpenter, 1988); a look spans at most 18 degrees.
 */
const SACCADE = { least: 0.03, most: 0.06, base: 0.021, each: 0.0396 } as const;
/** Seconds of fixations, from the same authors. */
const SHORTEST = 0.3;
const LONGEST = 3;
const AWAY_SECONDS = { least: 0.35, most: 0.9 } as const;
/** Seconds before the end of its phrase at which the eyes are back. */
const BACK = 0.15;
/** Seconds by which the eyes move before their phrase. */
const AHEAD = 0.08;
/** Share of phrases that start with a look away. */
const SHARE = 0.5;
/** A small look aside, where the eyes would otherwise rest for too long. */
const ASIDE = { x: 0.3, y: 0.12, least: 0.35, most: 0.7 } as const;

/** Returns the looks of a passage, in order; it starts and ends with a look at the viewer. */
export function gazeSchedule(seed: string, duration: number, phrases: readonly Phrase[]): Look[] {
  const random = seededRandom(`gaze ${seed}`);
  const looks: Look[] = [];
  const look = (start: number, x: number, y: number) => {
    const { x: fromX = 0, y: fromY = 0 } = looks.at(-1) ?? {};
    const way = Math.hypot(x - fromX, y - fromY);
    const seconds = clamp(SACCADE.base + SACCADE.each * way, SACCADE.least, SACCADE.most);
    looks.push({ start, seconds, x, y });
  };
  let since = 0;
  const aside = (until: number) => {
    while (until - since > LONGEST) {
      const start = since + LONGEST * (0.5 + 0.45 * random());
      const back = start + between(ASIDE, random());
      if (back + SHORTEST > until) return;
      look(start, (random() < 0.5 ? -1 : 1) * ASIDE.x, (2 * random() - 1) * ASIDE.y);
      look(back, 0, 0);
      since = back;
    }
  };
  let ended = 0;
  for (const { start, end } of phrases) {
    const [wants, side, far, high, long] = [random(), random(), random(), random(), random()];
    const from = Math.max(start - AHEAD, ended, since + SHORTEST);
    ended = end;
    const to = Math.min(from + between(AWAY_SECONDS, long), end - BACK);
    if (wants >= SHARE || to - from < SHORTEST) continue;
    aside(from);
    if (from - since < SHORTEST) continue;
    look(from, (side < 0.5 ? -1 : 1) * between(AWAY.x, far), (2 * high - 1) * AWAY.y);
    look(to, 0, 0);
    since = to;
  }
  aside(duration);
  return looks;
}

function between({ least, most }: { least: number; most: number }, share: number): number {
  return least + (most - least) * share;
}

/** Returns the gaze direction at a time in seconds. */
export function gazeAt(looks: readonly Look[], time: number): { x: number; y: number } {
  const last = looks.findLastIndex(({ start }) => start <= time);
  const to = looks[last];
  if (!to) return { x: 0, y: 0 };
  const { x = 0, y = 0 } = looks[last - 1] ?? {};
  const at = clamp((time - to.start) / to.seconds);
  return { x: x + (to.x - x) * at, y: y + (to.y - y) * at };
}
