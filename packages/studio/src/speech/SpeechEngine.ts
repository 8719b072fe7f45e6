import type { TimedPhone, TimedWord } from '../types.ts';
import type { Reading } from '../reading/Reading.ts';

/** The speech of one stretch of text. Times are seconds from the first sample. */
export interface EngineSpeech {
  /** Mono, −1 to 1. Empty if the text contains nothing to speak. */
  samples: Float32Array;
  /** Hz; any rate that suits the engine, but the same for all speech with samples. */
  sampleRate: number;
  /** All sounds, in order and without gaps; `pau` is silence. */
  phones: TimedPhone[];
  /**
   * Every written word in order, with its range in the text. A word that is not spoken (an emoji) has no
   * duration.
   */
  words: TimedWord[];
}

/** How to speak a stretch, apart from the voice. */
export interface SpeakingManner {
  /** Relative to the voice's own pace: 1.25 is a quarter faster. */
  speed: number;
  /** Words with custom pronunciations. */
  readings: readonly Reading[];
}

/**
 * Turns text into audio, phones and words. Another engine can replace the built-in one by implementing
 * this.
 */
export interface SpeechEngine {
  /**
   * Speaks one sentence or a part of one.
   *
   * @throws `StudioError` 'speech-failed' if the voice is unknown or the engine fails.
   */
  speak(text: string, voiceId: string, manner?: SpeakingManner): Promise<EngineSpeech>;
  /** Returns the version of a voice that can change independently of the program; null if it cannot. */
  revision?(voiceId: string): Promise<string | null>;
}
