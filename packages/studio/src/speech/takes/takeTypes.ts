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
   * The time in the recording, in seconds, from which it is no longer the sentence, or is the sentence
   * again (`twice`); null if unknown.
   */
  from: number | null;
  /** The words that were `left-out`. */
  unheard?: string;
  /** The number of places in which it is `clipped`. */
  places?: number;
}

/** A recording of the user, at any rate. */
export interface Recording {
  /** Mono, −1 to 1. */
  samples: Float32Array;
  /** Hz. */
  sampleRate: number;
}

/** Faults of a recording that are detected without comparing it with its sentence. */
export type SoundFault = 'silent' | 'too-quiet' | 'clipped' | 'noisy';

/** A recording that was cleaned up and written. */
export interface WrittenTake {
  /** Seconds. */
  seconds: number;
  /** Bytes. */
  size: number;
  /** Sixty peaks, 0–1. */
  peaks: number[];
  fault: SoundFault | null;
  /** The number of places in which it was `clipped`. */
  places?: number;
}
