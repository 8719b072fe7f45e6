import type { SpeechTimeline } from '../../types.ts';
import { sentencesOf } from '../../captions/sentences.ts';

/** Zoom of the closer framing. */
export const PUNCH = 1.08;
/** Seconds that a move takes. */
const MOVE = 0.3;
/** Steps of a move: finer ones would repaint without a visible difference. */
const STEPS = 125;

/**
 * The framing of the speaker: closer with every other sentence, and wide again after it. A film with a
 * single sentence moves closer once.
 */
export class Punches {
  readonly #turns: readonly { at: number; zoom: number }[];

  constructor({ words }: Pick<SpeechTimeline, 'words'>) {
    const sentences = sentencesOf(words);
    this.#turns = sentences.flatMap(([first], i) => {
      if (!first || (sentences.length > 1 && i === 0)) return [];
      return [{ at: first.start, zoom: sentences.length === 1 || i % 2 === 1 ? PUNCH : 1 }];
    });
  }

  /** 1 for the whole picture, up to {@link PUNCH}. */
  zoomAt(time: number): number {
    let before = 1;
    for (const { at, zoom } of this.#turns) {
      if (time < at) break;
      if (time < at + MOVE) {
        const t = (time - at) / MOVE;
        const eased = t * t * (3 - 2 * t);
        return Math.round((before + (zoom - before) * eased) * STEPS) / STEPS;
      }
      before = zoom;
    }
    return before;
  }
}
