/**
 * One line of a script: one or a few sentences that belong together.
 *
 * Slots: `{s}` the subject as the prompt has it, `{the}` the same with 'the' for 'a', `{product}` the
 * name where there is one, else `{the}`; `{audience}`, only in lines that are asked for one. The subject
 * of the script is never a line's grammatical subject, because it may be singular or plural.
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

/** Lines by their possible places. */
export type LineBank = Partial<Record<Beat, readonly Line[]>>;
