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

/** Something that the prompt says beside its subject, without the words that order it. */
export interface Detail {
  /**
   * - `sentence`: with a subject and a verb ('doors open at 7 pm')
   * - `request`: what viewers should do ('pack by Friday')
   * - `when`: a date, a time or a place and nothing else ('on Friday in Room 4')
   * - `phrase`: any other words ('soap and warm water')
   */
  form: 'sentence' | 'request' | 'when' | 'phrase';
  text: string;
}

/** What a prompt asks for. Its words are the user's own: none is added, and none is an order. */
export interface PromptBrief {
  kind: Kind;
  tone: Tone;
  /** Seconds of speech; null where the prompt names no length. */
  seconds: number | null;
  /** How many tips, where the prompt counts them. */
  count: number | null;
  /** What is counted, such as 'study habits'. */
  counted: string | null;
  /** Whom it is for, such as 'busy parents'. */
  audience: string | null;
  /** Noun phrase, gerund or question, such as 'a tech startup' or 'how vaccines work'. */
  topic: string | null;
  details: readonly Detail[];
}
