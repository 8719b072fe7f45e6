import type { LevelReading } from './levelMeter.ts';
import type { Microphone, MicrophoneDevice, MicrophoneEvents } from './microphone.ts';
import type { MicrophoneTrouble } from './MicrophoneError.ts';

/** Whether there is a microphone, and why not. */
type MicrophoneState =
  /** Not asked for yet, or off for a break. */
  | { status: 'off' }
  | { status: 'asking' }
  | { status: 'trouble'; trouble: MicrophoneTrouble }
  /** `at`: seconds of the take that it ended; null where none ran. */
  | { status: 'lost'; label: string; at: number | null }
  /** `wanted`: name of the one that was chosen, where another one hears because it is not there. */
  | { status: 'on'; id: string; label: string; isMuted: boolean; wanted: string | null };

export interface RecorderState {
  microphone: MicrophoneState;
  devices: readonly MicrophoneDevice[];
  isRecording: boolean;
}

/** The take as it is spoken, drawn apart from the rest. */
export interface LiveTake {
  /** Seconds. */
  seconds: number;
  /** 0–1, one every 50 ms. */
  peaks: readonly number[];
}

export interface SpokenTake {
  samples: Float32Array;
  /** Hz. */
  sampleRate: number;
}

export interface Devices {
  open: (deviceId: string | null, events: MicrophoneEvents) => Promise<Microphone>;
  list: () => Promise<MicrophoneDevice[]>;
  /** Calls back when a device comes or goes; returns what ends it. */
  watch: (onChange: () => void) => () => void;
  /** ms, of a clock that runs on. */
  now: () => number;
}

/** @param sampleRate Hz of the take that begins */
type Listen = (sampleRate: number) => (samples: Float32Array) => void;

export interface Recorder {
  getState: () => RecorderState;
  subscribe: (listener: () => void) => () => void;
  getLive: () => LiveTake;
  subscribeLive: (listener: () => void) => () => void;
  level: LevelReading;
  /** Asks for a microphone; null for the system's own choice. */
  turnOn: (deviceId: string | null) => Promise<void>;
  turnOff: () => void;
  /**
   * Begins a take; `onEnd` has it once it is over, by itself too. What `listen` returns has each piece of
   * it as it is heard. @returns whether it began
   */
  start: (onEnd: (take: SpokenTake) => void, listen?: Listen) => boolean;
  stop: () => void;
  /** Ends a take without a word. @returns what was said so far */
  discard: () => SpokenTake | null;
}
