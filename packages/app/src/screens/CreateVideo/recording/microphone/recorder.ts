import { createValue } from '../../../../lib/value.ts';
import { createLevelReading } from './levelMeter.ts';
import type { Microphone, MicrophoneEvents } from './microphone.ts';
import { MicrophoneError } from './MicrophoneError.ts';
import { createMuteReading } from './muteReading.ts';
import type { Devices, LiveTake, Recorder, RecorderState, SpokenTake } from './recorderTypes.ts';
import { createRunningTake, type RunningTake } from './runningTake.ts';

const NO_TAKE: LiveTake = { seconds: 0, peaks: [] };

/** Creates a microphone and the take that it records, outside React. */
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
    onPiece: ((samples: Float32Array) => void) | undefined;
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
    const { take, onPiece } = running;
    take.add(samples);
    onPiece?.(samples);
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
      // Another microphone was requested meanwhile, or it was turned off.
      if (own !== attempt) {
        opened.close();
        return;
      }
      microphone = opened;
      opened.listen((samples) => hear(samples, opened.sampleRate));
      unwatch = watch(() => void refreshDevices());
      const { id, label } = opened;
      // A microphone that was unplugged since is replaced by the system's own choice.
      const chosen = state.get().devices.find((device) => device.id === deviceId)?.label;
      const wanted = deviceId === null || deviceId === id ? null : (chosen ?? 'Your microphone');
      change({ microphone: { status: 'on', id, label, isMuted: false, wanted } });
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
    start: (onEnd, listen) => {
      if (!microphone || running) return false;
      microphone.wake();
      const { sampleRate } = microphone;
      running = {
        take: createRunningTake(sampleRate),
        onEnd,
        onPiece: listen?.(sampleRate),
        sampleRate,
      };
      change({ isRecording: true });
      return true;
    },
    stop,
    discard: end,
  };
}
