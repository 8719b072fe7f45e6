import type { DateOrder } from './readDate.ts';

/** The context of a word in its sentence, in ASCII and without outer punctuation. */
export interface TokenContext {
  /** Words before it in its sentence, the nearest last. */
  before: readonly string[];
  /** Words after it in its sentence. */
  after: readonly string[];
  /** Whether the sentence is written in capitals. */
  isShouting: boolean;
  /** Whether a full stop follows it. */
  isStopped: boolean;
  /** Whether a comma, or another mark that ends a clause, follows it. */
  isPaused: boolean;
  /** Whether it belongs to a telephone number that contains spaces. */
  isPhone: boolean;
  order: DateOrder;
}

/** Whether a neighbour is a plain number. */
export const isNumeric = (word: string | undefined): boolean =>
  word !== undefined && /^-?[\d,.]+%?$/.test(word);
