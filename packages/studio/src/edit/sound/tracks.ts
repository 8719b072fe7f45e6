/**
 * The studio's own background music, written for it: chords, a bass, an accompaniment and a melody over
 * eight bars, as data for the synthesiser.
 */
import type { TrackId } from '../../looks/index.ts';
import type { VoiceName } from './synth.ts';

/** A chord: the semitones of its root above the tonic, then its notes above the root. */
type Chord = readonly [root: number, ...notes: number[]];

export interface Track {
  /** Beats per minute, and beats per bar. */
  tempo: number;
  beats: 3 | 4;
  /** MIDI number of the tonic. */
  key: number;
  /** One chord per bar. */
  chords: readonly Chord[];
  bass: {
    voice: VoiceName;
    gain: number;
    /** Beats of the bar on which it plays. */ on: readonly number[];
  };
  /** Notes of the chord by index, played one after another, each `step` beats long; −1 is a rest. */
  figure: { voice: VoiceName; gain: number; step: number; notes: readonly number[] };
  /** Gain of a held chord under everything; 0 for none. */
  padGain: number;
  /** Semitones above the tonic one octave up, two notes per bar; null is a rest. */
  tune: { voice: VoiceName; gain: number; notes: readonly (number | null)[] };
  drums: {
    kick: readonly number[];
    brush: readonly number[];
    hat: readonly number[];
    gain: number;
  };
}

const MAJOR = [0, 4, 7, 12] as const;
const MINOR = [0, 3, 7, 12] as const;
const on = (root: number, notes: readonly number[]): Chord => [root, ...notes];
const NO_DRUMS = { kick: [], brush: [], hat: [], gain: 0 } as const;

export const TRACKS: Readonly<Record<TrackId, Track>> = {
  // C: a bright morning, a piano figure over a slow pad.
  sunrise: {
    tempo: 92,
    beats: 4,
    key: 48,
    chords: [
      on(0, MAJOR),
      on(7, MAJOR),
      on(9, MINOR),
      on(5, MAJOR),
      on(0, MAJOR),
      on(4, MINOR),
      on(5, MAJOR),
      on(7, MAJOR),
    ],
    bass: { voice: 'bass', gain: 0.3, on: [0, 2.5] },
    figure: { voice: 'keys', gain: 0.16, step: 0.5, notes: [0, 2, 3, 2, 1, 2, 3, 2] },
    padGain: 0.06,
    tune: {
      voice: 'keys',
      gain: 0.2,
      notes: [16, null, 14, 12, null, 9, 12, null, 16, 19, 16, null, 17, 16, 14, null],
    },
    drums: { kick: [0], brush: [1, 3], hat: [], gain: 0.12 },
  },
  // F: a walk with plucked strings and whistling.
  stroll: {
    tempo: 104,
    beats: 4,
    key: 53,
    chords: [
      on(0, MAJOR),
      on(9, MINOR),
      on(2, MINOR),
      on(7, MAJOR),
      on(0, MAJOR),
      on(9, MINOR),
      on(5, MAJOR),
      on(7, MAJOR),
    ],
    bass: { voice: 'bass', gain: 0.28, on: [0, 2] },
    figure: { voice: 'pluck', gain: 0.17, step: 0.5, notes: [-1, 2, -1, 3, -1, 2, 1, 3] },
    padGain: 0,
    tune: {
      voice: 'whistle',
      gain: 0.09,
      notes: [12, 16, 14, null, 9, 12, 11, null, 12, 16, 21, 19, 17, 16, 14, null],
    },
    drums: { kick: [0, 2], brush: [1, 3], hat: [0.5, 1.5, 2.5, 3.5], gain: 0.1 },
  },
  // A minor: night, long chords, distant bells.
  nightfall: {
    tempo: 70,
    beats: 4,
    key: 45,
    chords: [
      on(0, MINOR),
      on(8, MAJOR),
      on(3, MAJOR),
      on(10, MAJOR),
      on(0, MINOR),
      on(5, MINOR),
      on(8, MAJOR),
      on(7, MAJOR),
    ],
    bass: { voice: 'bass', gain: 0.26, on: [0] },
    figure: { voice: 'pad', gain: 0.05, step: 2, notes: [1, 2] },
    padGain: 0.12,
    tune: {
      voice: 'bell',
      gain: 0.13,
      notes: [12, null, 15, null, 19, null, 17, 14, 12, null, 20, 19, 15, null, 11, null],
    },
    drums: NO_DRUMS,
  },
  // D minor: driving, quavers in the bass, four on the floor.
  drive: {
    tempo: 118,
    beats: 4,
    key: 50,
    chords: [
      on(0, MINOR),
      on(0, MINOR),
      on(8, MAJOR),
      on(8, MAJOR),
      on(3, MAJOR),
      on(3, MAJOR),
      on(10, MAJOR),
      on(7, MINOR),
    ],
    bass: { voice: 'bass', gain: 0.22, on: [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5] },
    figure: { voice: 'pluck', gain: 0.14, step: 0.5, notes: [0, 3, 2, 3, 1, 3, 2, 3] },
    padGain: 0.05,
    tune: {
      voice: 'keys',
      gain: 0.13,
      notes: [12, null, 15, 17, 20, null, 19, 15, 15, null, 19, 22, 17, null, 14, 10],
    },
    drums: { kick: [0, 1, 2, 3], brush: [1, 3], hat: [0.5, 1.5, 2.5, 3.5], gain: 0.22 },
  },
  // G: a music box in triple time.
  paperboat: {
    tempo: 88,
    beats: 3,
    key: 55,
    chords: [
      on(0, MAJOR),
      on(9, MINOR),
      on(5, MAJOR),
      on(7, MAJOR),
      on(4, MINOR),
      on(9, MINOR),
      on(2, MINOR),
      on(7, MAJOR),
    ],
    bass: { voice: 'keys', gain: 0.16, on: [0] },
    figure: { voice: 'bell', gain: 0.1, step: 0.5, notes: [0, 1, 2, 3, 2, 1] },
    padGain: 0.05,
    tune: {
      voice: 'bell',
      gain: 0.14,
      notes: [19, 16, 12, null, 17, 16, 14, null, 16, 19, 21, null, 17, 14, 11, null],
    },
    drums: NO_DRUMS,
  },
};
