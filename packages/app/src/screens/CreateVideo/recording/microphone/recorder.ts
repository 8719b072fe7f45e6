import { createValue } from '../../../../lib/value.ts';
import { createLevelReading, type LevelReading } from './levelMeter.ts';
import type { Microphone, MicrophoneDevice, MicrophoneEvents } from './microphone.ts';
import { MicrophoneError, type MicrophoneTrouble } from './MicrophoneError.ts';
import { createMuteReading } from './muteReading.ts';
import { createRunningTake, type RunningTake } from './runningTake.ts';

/** Whether there is a microphone, and why not. */
type MicrophoneState =
  /** Not asked for yet, or off for a break. */
  | { status: 'off' }
  | { status: 'asking' }
  | { status: 'trouble'; trouble: MicrophoneTrouble }
  /** `at`: seconds of the take that it ended; null where none ran. */
  | { status: 'lost'; label: string; at: number | null }
  | { status: 'on'; id: string; label: string; isMuted: boolean };

export interface RecorderState {
  microphone: MicrophoneState;
  devices: readonly MicrophoneDevice[];
  isRecording: boolean;
}

/** The take as it is spoken, drawn apart from the rest. */
interface LiveTake {
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

interface Devices {
  open: (deviceId: string | null, events: MicrophoneEvents) => Promise<Microphone>;
  list: () => Promise<MicrophoneDevice[]>;
  /** Calls back when a device comes or goes; returns what ends it. */
  watch: (onChange: () => void) => () => void;
  /** ms, of a clock that runs on. */
  now: () => number;
}

export interface Recorder {
  getState: () => RecorderState;
  subscribe: (listener: () => void) => () => void;
  getLive: () => LiveTake;
  subscribeLive: (listener: () => void) => () => void;
  level: LevelReading;
  /** Asks for a microphone; null for the system's own choice. */
  turnOn: (deviceId: string | null) => Promise<void>;
  turnOff: () => void;
  /** Begins a take; `onEnd` has it once it is over, by itself too. @returns whether it began */
  start: (onEnd: (take: SpokenTake) => void) => boolean;
  stop: () => void;
  /** Ends a take without a word. @returns what was said so far */
  discard: () => SpokenTake | null;
}

const NO_TAKE: LiveTake = { seconds: 0, peaks: [] };

/** A microphone and the take that it hears, apart from React. */
export function createRecorder({ open, list, watch, now }: Devices): Recorder {
  const state = createValue<RecorderState>({
    microphone: { status: 'off' },
    devices: [],
    isRecording: false,
  });
  const live = createValue(NO_TAKE);
  let microphone: Microphone | null = null;
  let running: {
    take: RunningTake;
    onEnd: (take: SpokenTake) => void;
    sampleRate: number;
  } | null = null;
  let attempt = 0;
  let unwatch: () => void = () => undefined;
  const level = createLevelReading();
  const mute = createMuteReading();

  function change(changes: Partial<RecorderState>): void {
    state.set({ ...state.get(), ...changes });
  }

  function showMuted(): void {
    const { microphone: shown } = state.get();
    if (shown.status !== 'on') return;
    const isMuted = mute.isMuted();
    if (shown.isMuted !== isMuted) change({ microphone: { ...shown, isMuted } });
  }

  /** Ends the take. @returns what was said */
  function end(): SpokenTake | null {
    if (!running) return null;
    const { take, sampleRate } = running;
    running = null;
    live.set(NO_TAKE);
    change({ isRecording: false });
    return { samples: take.samples(), sampleRate };
  }

  function stop(): void {
    const onEnd = running?.onEnd;
    const ended = end();
    if (ended) onEnd?.(ended);
  }

  function hear(samples: Float32Array, sampleRate: number): void {
    level.hear(samples, now(), running !== null);
    mute.hear(samples, sampleRate);
    showMuted();
    if (!running) return;
    const { take } = running;
    take.add(samples);
    live.set({ seconds: take.seconds, peaks: [...take.peaks] });
    if (take.isOver) stop();
  }

  function close(): void {
    unwatch();
    microphone?.close();
    microphone = null;
    mute.clear();
    level.clear();
  }

  function lose(label: string): void {
    const at = running?.take.seconds ?? null;
    stop();
    close();
    change({ microphone: { status: 'lost', label, at } });
  }

  async function refreshDevices(): Promise<void> {
    change({ devices: await list() });
  }

  async function turnOn(deviceId: string | null): Promise<void> {
    stop();
    close();
    attempt += 1;
    const own = attempt;
    change({ microphone: { status: 'asking' } });
    try {
      const events: MicrophoneEvents = {
        onLost: () => own === attempt && lose(microphone?.label ?? 'Microphone'),
        onMutedChange: (isMuted) => {
          mute.setTrackMuted(isMuted);
          showMuted();
        },
      };
      const opened = await open(deviceId, events);
      // Another was asked for meanwhile, or none any more.
      if (own !== attempt) {
        opened.close();
        return;
      }
      microphone = opened;
      opened.listen((samples) => hear(samples, opened.sampleRate));
      unwatch = watch(() => void refreshDevices());
      change({
        microphone: { status: 'on', id: opened.id, label: opened.label, isMuted: false },
      });
      await refreshDevices();
    } catch (cause) {
      if (own !== attempt) return;
      const trouble = cause instanceof MicrophoneError ? cause.trouble : 'unsupported';
      change({ microphone: { status: 'trouble', trouble } });
    }
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,
    getLive: live.get,
    subscribeLive: live.subscribe,
    level,
    turnOn,
    turnOff: () => {
      attempt += 1;
      stop();
      close();
      change({ microphone: { status: 'off' } });
    },
    start: (onEnd) => {
      if (!microphone || running) return false;
      microphone.wake();
      const { sampleRate } = microphone;
      running = { take: createRunningTake(sampleRate), onEnd, sampleRate };
      change({ isRecording: true });
      return true;
    },
    stop,
    discard: end,
  };
}
