import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Microphone, MicrophoneEvents } from './microphone.ts';
import { MicrophoneError } from './MicrophoneError.ts';
import { createRecorder } from './recorder.ts';
import type { Recorder } from './recorderTypes.ts';

const RATE = 8_000;
let plugged: { say: (samples: Float32Array) => void; events: MicrophoneEvents; isOpen: boolean }[];
let deviceChange: () => void;
let devices: { id: string; label: string }[];
let recorder: Recorder;

function open(id: string | null, events: MicrophoneEvents): Promise<Microphone> {
  if (id === 'none') return Promise.reject(new MicrophoneError('refused'));
  let listener: (samples: Float32Array) => void = () => undefined;
  // A missing microphone is replaced, as in `openMicrophone`.
  if (!devices.some((device) => device.id === id)) id = null;
  const own = { say: (samples: Float32Array) => listener(samples), events, isOpen: true };
  plugged.push(own);
  return Promise.resolve({
    id: id ?? 'usb',
    label: 'Studio',
    sampleRate: RATE,
    listen: (onSamples) => {
      listener = onSamples;
      return () => undefined;
    },
    wake: () => undefined,
    close: () => {
      own.isOpen = false;
    },
  });
}

beforeEach(() => {
  plugged = [];
  devices = [{ id: 'usb', label: 'Studio' }];
  let time = 0;
  recorder = createRecorder({
    open,
    list: () => Promise.resolve(devices),
    watch: (onChange) => {
      deviceChange = onChange;
      return () => undefined;
    },
    now: () => (time += 100),
  });
});

const last = () => {
  const own = plugged.at(-1);
  if (!own) throw new Error('No microphone was opened');
  return own;
};
const speech = (value: number) => new Float32Array(RATE / 10).fill(value);

describe('a recorder', () => {
  test('returns what was said between start and stop, in order', async () => {
    await recorder.turnOn(null);
    const onEnd = vi.fn();
    last().say(speech(0.9));
    const onPiece = vi.fn();
    expect(recorder.start(onEnd, (sampleRate) => (piece) => onPiece(sampleRate, piece))).toBe(true);
    last().say(Float32Array.of(0.25, 0.5));
    last().say(Float32Array.of(0.75));
    expect(recorder.getState().isRecording).toBe(true);
    // Pieces are passed on as they are heard, so that they can be written meanwhile.
    expect(onPiece.mock.calls).toEqual([
      [RATE, Float32Array.of(0.25, 0.5)],
      [RATE, Float32Array.of(0.75)],
    ]);
    recorder.stop();
    last().say(speech(0.9));
    expect(onEnd).toHaveBeenCalledExactlyOnceWith({
      samples: Float32Array.of(0.25, 0.5, 0.75),
      sampleRate: RATE,
    });
  });

  test('ends by itself when the reader stops', async () => {
    await recorder.turnOn(null);
    const onEnd = vi.fn();
    recorder.start(onEnd);
    for (let at = 0; at < 10; at += 1) last().say(speech(0.4));
    for (let at = 0; at < 15; at += 1) last().say(speech(0.001));
    expect(onEnd).toHaveBeenCalledOnce();
    expect(recorder.getState().isRecording).toBe(false);
  });

  test('keeps what was said before the microphone was lost', async () => {
    await recorder.turnOn(null);
    const onEnd = vi.fn();
    recorder.start(onEnd);
    last().say(speech(0.4));
    last().events.onLost();
    expect(onEnd).toHaveBeenCalledOnce();
    expect(last().isOpen).toBe(false);
    expect(recorder.getState().microphone).toEqual({ status: 'lost', label: 'Studio', at: 0.1 });
  });

  test('returns a discarded take without notifying the listener', async () => {
    await recorder.turnOn(null);
    const onEnd = vi.fn();
    recorder.start(onEnd);
    last().say(speech(0.4));
    expect(recorder.discard()?.samples).toHaveLength(RATE / 10);
    expect(onEnd).not.toHaveBeenCalled();
  });

  test('reports why there is no microphone, and does not start', async () => {
    await recorder.turnOn('none');
    expect(recorder.getState().microphone).toEqual({ status: 'trouble', trouble: 'refused' });
    expect(recorder.start(vi.fn())).toBe(false);
  });

  test('a microphone without any noise is muted until something arrives', async () => {
    await recorder.turnOn(null);
    for (let at = 0; at < 20; at += 1) last().say(speech(0));
    expect(recorder.getState().microphone).toMatchObject({ isMuted: true });
    last().say(speech(0.001));
    expect(recorder.getState().microphone).toMatchObject({ isMuted: false });
    last().events.onMutedChange(true);
    expect(recorder.getState().microphone).toMatchObject({ isMuted: true });
  });

  test('turns off a microphone that opens after the user has left', async () => {
    const opening = recorder.turnOn(null);
    recorder.turnOff();
    await opening;
    expect(last().isOpen).toBe(false);
    expect(recorder.getState().microphone).toEqual({ status: 'off' });
  });

  test('reports which microphone is used when the chosen one is gone', async () => {
    devices = [...devices, { id: 'laptop', label: 'Laptop' }];
    await recorder.turnOn('laptop');
    expect(recorder.getState().microphone).toMatchObject({ id: 'laptop', wanted: null });
    devices = devices.slice(0, 1);
    await recorder.turnOn('laptop');
    expect(recorder.getState().microphone).toMatchObject({
      ...{ status: 'on', id: 'usb', label: 'Studio', wanted: 'Laptop' },
    });
    await recorder.turnOn(null);
    expect(recorder.getState().microphone).toMatchObject({ wanted: null });
  });

  test('another microphone closes the previous one, and a new device is listed', async () => {
    await recorder.turnOn(null);
    await recorder.turnOn('laptop');
    expect(plugged.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    devices = [...devices, { id: 'new', label: 'New' }];
    deviceChange();
    await vi.waitFor(() => expect(recorder.getState().devices).toHaveLength(2));
  });
});
