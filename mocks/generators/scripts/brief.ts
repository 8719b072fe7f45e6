/** Kinds of script that the writer knows. */
export const KINDS = [
  'intro',
  'explain',
  'promo',
  'welcome',
  'tips',
  'update',
  'story',
  'lesson',
  'invite',
  'reminder',
  'thanks',
] as const;
export type Kind = (typeof KINDS)[number];

const TONES = ['friendly', 'formal', 'energetic', 'funny', 'calm'] as const;
export type Tone = (typeof TONES)[number];

/** A statement of the prompt in addition to its subject, without the words that order it. */
export interface Detail {
  /**
   * - `sentence`: with a subject and a verb ('doors open at 7 pm')
   * - `request`: an action for viewers ('pack by Friday')
   * - `when`: only a date, a time or a place ('on Friday in Room 4')
   * - `phrase`: any other words ('soap and warm water')
   */
  form: 'sentence' | 'request' | 'when' | 'phrase';
  text: string;
}

/**
 * The script that a prompt asks for. All words are the user's own, none are added, and orders are left out.
 */
export interface PromptBrief {
  kind: Kind;
  tone: Tone;
  /** Seconds of speech; null if the prompt names no length. */
  seconds: number | null;
  /** Number of tips; null if the prompt does not give one. */
  count: number | null;
  /** The items counted, such as 'study habits'. */
  counted: string | null;
  /** The intended viewers, such as 'busy parents'. */
  audience: string | null;
  /** A noun phrase, gerund or question, such as 'a tech startup' or 'how vaccines work'. */
  topic: string | null;
  details: readonly Detail[];
}
