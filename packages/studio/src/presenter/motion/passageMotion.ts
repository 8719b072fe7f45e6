/** How the presenter moves in one passage: body, eyes and brows, in seconds from its first frame. */
import { type Blink, blinkSchedule, openness } from './blinks.ts';
import { type Body, BodyTrack } from './body.ts';
import { type Brows, BrowTrack } from './brows.ts';
import { gazeAt, gazeSchedule, type Look } from './gaze.ts';
import type { Passage } from './passages.ts';
import { phrasesOf } from './phrases.ts';

export interface Moved {
  body: Body;
  brows: Brows;
  /** How far the eyes are open, 0–1. */
  open: number;
  gaze: { x: number; y: number };
}

/** Letters and digits. */
const SOUNDS = /[\p{L}\p{N}]/u;

export class PassageMotion {
  readonly passage: Passage;
  readonly #body: BodyTrack;
  readonly #brows: BrowTrack;
  readonly #blinks: readonly Blink[];
  readonly #looks: readonly Look[];

  /** @param liveliness 1 is natural */
  constructor(presenter: string, passage: Passage, frameRate: number, liveliness: number) {
    this.passage = passage;
    // Characters without a sound cause no movement: a device that cannot draw them shows the same
    // presenter.
    const words = passage.words.filter(({ text }) => SOUNDS.test(text));
    const said = words.map(({ text }) => text.replace(/[^\p{L}\p{N}]/gu, ''));
    const seed = [presenter, ...said].join(' ');
    const duration = (passage.end - passage.first) / frameRate;
    const phrases = phrasesOf(words);
    this.#body = new BodyTrack(seed, { ...passage, words, duration }, liveliness);
    this.#brows = new BrowTrack(seed, duration, phrases, liveliness);
    this.#blinks = blinkSchedule(seed, duration, phrases);
    this.#looks = gazeSchedule(seed, duration, phrases);
  }

  /** @param time seconds */
  at(time: number): Moved {
    return {
      body: this.#body.at(time),
      brows: this.#brows.at(time),
      open: openness(this.#blinks, time),
      gaze: gazeAt(this.#looks, time),
    };
  }
}
