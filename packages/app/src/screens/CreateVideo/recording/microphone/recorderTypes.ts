import type { LevelReading } from './levelMeter.ts';
import type { Microphone, MicrophoneDevice, MicrophoneEvents } from './microphone.ts';
import type { MicrophoneTrouble } from './MicrophoneError.ts';

/** Whether there is a microphone, and if not, why. */
type MicrophoneState =
  /** Not requested yet, or off during a break. */
  | { status: 'off' }
  | { status: 'asking' }
  | { status: 'trouble'; trouble: MicrophoneTrouble }
  /** `at`: seconds of the take that was ended; null if none was running. */
  | { status: 'lost'; label: string; at: number | null }
  /** `wanted`: name of the chosen microphone if another one is used because it is missing. */
  | { status: 'on'; id: string; label: string; isMuted: boolean; wanted: string | null };

export interface RecorderState {
  microphone: MicrophoneState;
  devices: readonly MicrophoneDevice[];
  isRecording: boolean;
}

/** The take while it is spoken, rendered separately from the rest. */
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
  /** Calls back when a device is added or removed; returns a function that stops this. */
  watch: (onChange: () => void) => () => void;
  /** ms, of a monotonic clock. */
  now: () => number;
}

/** @param sampleRate Hz of the take that starts */
type Listen = (sampleRate: number) => (samples: Float32Array) => void;

export interface Recorder {
  getState: () => RecorderState;
  subscribe: (listener: () => void) => () => void;
  getLive: () => LiveTake;
  subscribeLive: (listener: () => void) => () => void;
  level: LevelReading;
  /** Requests a microphone; null for the system's own choice. */
  turnOn: (deviceId: string | null) => Promise<void>;
  turnOff: () => void;
  /**
   * Starts a take; `onEnd` receives it once it is over, even if it ends by itself. The function returned by
   * `listen` receives each piece as it is heard. @returns whether it started
   */
  start: (onEnd: (take: SpokenTake) => void, listen?: Listen) => boolean;
  stop: () => void;
  /** Ends a take silently. @returns what was said so far */
  discard: () => SpokenTake | null;
}
