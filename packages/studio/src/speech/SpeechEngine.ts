import type { TimedPhone, TimedWord } from '../types.ts';
import type { Reading } from './scriptMarks.ts';

/** The speech of one stretch of text. Times are seconds from the first sample. */
export interface EngineSpeech {
  /** Mono, −1 to 1. Empty when the text has nothing to speak. */
  samples: Float32Array;
  /** Hz, at any rate that suits the engine. */
  sampleRate: number;
  /** Everything that sounds, in order and without gaps; `pau` is silence. */
  phones: TimedPhone[];
  /**
   * Every written word in order, with its range in the text. A word that is not spoken (an emoji)
   * has no length in time.
   */
  words: TimedWord[];
}

/** How to speak a stretch, apart from the voice. */
export interface SpeakingManner {
  /** Against the voice's own pace: 1.25 is a quarter faster. */
  speed: number;
  /** Words with a pronunciation of their own. */
  readings: readonly Reading[];
}

/**
 * Turns text into speech: text in; audio, phones and words out. Another engine can replace the
 * built-in one by implementing this.
 */
export interface SpeechEngine {
  /**
   * Speaks one sentence or a part of one.
   *
   * @throws `StudioError` 'speech-failed' when the voice is unknown or the engine breaks.
   */
  speak(text: string, voiceId: string, manner?: SpeakingManner): Promise<EngineSpeech>;
  /** Tells versions of a voice apart that can change without the program; null where it cannot. */
  revision?(voiceId: string): Promise<string | null>;
}
