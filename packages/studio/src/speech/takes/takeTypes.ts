/** How a recording compares with its sentence. */
export interface TakeVerdict {
  kind:
    | 'fits'
    | 'differs'
    | 'left-out'
    | 'twice'
    | 'silent'
    | 'too-quiet'
    | 'clipped'
    | 'noisy'
    | 'not-speech';
  /**
   * Seconds of the recording from which it is not the sentence, or is it once more (`twice`); null where
   * that is not known.
   */
  from: number | null;
  /** The words that are `left-out`. */
  unheard?: string;
  /** In how many places it is `clipped`. */
  places?: number;
}

/** A recording of the user, at any rate. */
export interface Recording {
  /** Mono, −1 to 1. */
  samples: Float32Array;
  /** Hz. */
  sampleRate: number;
}

/** What there is to say of a recording before anyone compares it with its sentence. */
export type SoundFault = 'silent' | 'too-quiet' | 'clipped' | 'noisy';

/** A recording that was put right and written. */
export interface WrittenTake {
  /** Seconds. */
  seconds: number;
  /** Bytes. */
  size: number;
  /** Sixty of them, 0–1. */
  peaks: number[];
  fault: SoundFault | null;
  /** In how many places it was `clipped`. */
  places?: number;
}
