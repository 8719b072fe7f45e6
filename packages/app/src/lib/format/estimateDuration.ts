import { spokenFigures } from './spokenFigures.ts';

/** Words per minute assumed for a spoken script (specification section 9). */
export const SPEAKING_RATE = 150;

export interface SpeakingPace {
  /** Seconds of silence that the script requests. */
  pauseSeconds?: number;
  /** Relative to the usual rate. */
  speed?: number;
}

/**
 * Returns the seconds that this many words take to speak: words / 150 * 60, at the usual rate. The script
 * step rounds up, the voice step rounds to the nearest (specification section 9).
 */
export function estimateSeconds(
  words: number,
  rounding: 'up' | 'nearest',
  { pauseSeconds = 0, speed = 1 }: SpeakingPace = {},
): number {
  // Multiply first: 5 / 150 * 60 leaves a remainder that would round up to one second too many.
  const seconds = (Math.max(0, words) * 60) / SPEAKING_RATE / speed + pauseSeconds;
  return rounding === 'up' ? Math.ceil(seconds) : Math.round(seconds);
}

/** Seconds of silence after a sentence, in addition after a paragraph, and around the whole. */
const SENTENCE_REST = 0.28;
const PARAGRAPH_REST = 0.24;
const AROUND = 1.4;

/** Characters that take the time of several letters when spoken. */
const COMMA = 5;
/** Numbers are spoken more slowly than other words. */
const FIGURE = 1.1;
const SYLLABIC = 3;

/**
 * Estimates the seconds, rounded, that a voice of known pace takes for a text: from its letters, which
 * predict the time better than words do, and its rests. See docs/decisions/0089.
 *
 * @param lettersPerSecond at the voice's own pace
 */
export function estimateSpokenSeconds(
  text: string,
  lettersPerSecond: number,
  { pauseSeconds = 0, speed = 1 }: SpeakingPace = {},
): number {
  const figures = spokenFigures(text);
  const count = (pattern: RegExp): number => figures.rest.match(pattern)?.length ?? 0;
  const syllabic = count(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu);
  const letters = count(/\p{L}/gu) - syllabic;
  const commas = count(/[,;:–—](?=\s)|[)\]](?=[\s.,])|[，、；：]/gu);
  const spoken = letters + FIGURE * figures.letters + COMMA * commas + SYLLABIC * syllabic;
  if (spoken === 0) return Math.round(pauseSeconds);
  const sentences = count(/[.!?…](?=["'”’)\]]*(?:\s|$))|[。！？]/gu);
  const paragraphs = text.trim().split(/\n\s*/u).length;
  const rests = SENTENCE_REST * Math.max(0, sentences - 1) + PARAGRAPH_REST * (paragraphs - 1);
  return Math.round(spoken / lettersPerSecond / speed + rests + AROUND + pauseSeconds);
}
