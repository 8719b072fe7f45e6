import type { DateOrder } from './readDate.ts';

/** The context of a word in its sentence, in ASCII and without outer punctuation. */
export interface TokenContext {
  /** Words of its sentence before it, the nearest last. */
  before: readonly string[];
  /** Words of its sentence after it. */
  after: readonly string[];
  /** The sentence is written in capitals. */
  isShouting: boolean;
  /** A full stop follows it. */
  isStopped: boolean;
  /** It belongs to a telephone number that has spaces in it. */
  isPhone: boolean;
  order: DateOrder;
}

/** Whether a neighbour is a plain number. */
export const isNumeric = (word: string | undefined): boolean =>
  word !== undefined && /^-?[\d,.]+%?$/.test(word);
