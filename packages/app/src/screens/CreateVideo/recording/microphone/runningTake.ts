import { peakOf, ROOM } from './level.ts';

/** Seconds of silence after which a reading is over: longer than a pause at a comma or a breath. */
const REST = 1.4;
/** Seconds of speech before silence can end it, so that a cough does not. */
const SPEECH = 0.35;
/** dB above the room's own level that count as speech. */
const ABOVE_ROOM = 12;
/** dBFS: no room is assumed to be quieter, or a rustle would count as speech. */
const QUIETEST = -58;
/** Seconds between two peaks of the live waveform. */
const PEAK_STEP = 0.05;

/** A take while it is spoken. */
export interface RunningTake {
  add: (piece: Float32Array) => void;
  /** Seconds. */
  readonly seconds: number;
  /** 0–1, one every 50 ms. */
  readonly peaks: readonly number[];
  /** Whether someone spoke and has stopped. */
  readonly isOver: boolean;
  /** The whole take in one piece. */
  samples: () => Float32Array;
}

/** Collects the pieces of a take and detects when it is over. */
export function createRunningTake(sampleRate: number): RunningTake {
  const pieces: Float32Array[] = [];
  const peaks: number[] = [];
  let length = 0;
  let room = ROOM;
  let spoken = 0;
  let rest = 0;
  let drawn = 0;
  let loudest = 0;

  return {
    add: (piece) => {
      pieces.push(piece);
      length += piece.length;
      const seconds = piece.length / sampleRate;
      const peak = peakOf(piece);
      // The room's level is measured before the first word, and is never as loud as speech.
      if (spoken === 0 && peak < ROOM) room = Math.max(QUIETEST, Math.min(room, peak));
      if (peak > room + ABOVE_ROOM) {
        spoken += seconds;
        rest = 0;
      } else {
        rest += seconds;
      }
      loudest = Math.max(loudest, 10 ** (peak / 20));
      drawn += seconds;
      if (drawn >= PEAK_STEP) {
        peaks.push(Math.min(1, loudest));
        drawn = 0;
        loudest = 0;
      }
    },
    get seconds() {
      return length / sampleRate;
    },
    get peaks() {
      return peaks;
    },
    get isOver() {
      return spoken >= SPEECH && rest >= REST;
    },
    samples: () => {
      const all = new Float32Array(length);
      let at = 0;
      for (const piece of pieces) {
        all.set(piece, at);
        at += piece.length;
      }
      return all;
    },
  };
}
