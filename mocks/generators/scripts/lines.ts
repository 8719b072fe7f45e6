/**
 * One line of a script: one or a few sentences that stand together.
 *
 * Slots: `{s}` the subject as the prompt has it, `{the}` the same with 'the' for 'a', `{product}` the
 * name where there is one, else `{the}`; `{audience}`, only in lines that are asked for one. A line
 * never makes the subject its grammatical subject, because nobody knows whether it is one or many.
 */
export type Line = string;

/** Places in a script, in the order in which they are spoken. */
export const BEATS = [
  'open',
  'hook',
  'trouble',
  'core',
  'scene',
  'how',
  'people',
  'doubt',
  'turn',
  'close',
] as const;
export type Beat = (typeof BEATS)[number];

/** Lines by the place where they can stand. */
export type LineBank = Partial<Record<Beat, readonly Line[]>>;
