import captureUrl from './capture.worklet.ts?worker&url';
import { MicrophoneError, type MicrophoneTrouble } from './MicrophoneError.ts';

/** A microphone that can be chosen. */
export interface MicrophoneDevice {
  id: string;
  label: string;
}

/** A microphone that is on. */
export interface Microphone extends MicrophoneDevice {
  /** Hz, as the device delivers it. */
  sampleRate: number;
  /** Calls back with every piece of its sound, in mono; returns a function that stops this. */
  listen: (onSamples: (samples: Float32Array) => void) => () => void;
  /** Starts the sound if the browser waits for a press; call it from one. */
  wake: () => void;
  /** Turns it off; the browser's own indicator disappears. */
  close: () => void;
}

/**
 * A voice without processing, because the browser's is made for calls. Echo cancellation and noise
 * suppression gate word ends and smear consonants, by which the take is aligned, and automatic gain pumps
 * between words; level, rumble and noise are corrected afterwards, the same way for all takes.
 */
const AS_HEARD = {
  echoCancellation: false,
  noiseSuppression: false,
  autoGainControl: false,
  channelCount: { ideal: 1 },
} as const satisfies MediaTrackConstraints;

function troubleOf(cause: unknown): MicrophoneTrouble {
  switch (cause instanceof DOMException ? cause.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'none';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return 'unsupported';
  }
}

/** Returns why a page cannot request a microphone here; null if it can. */
function recordingTrouble(): MicrophoneTrouble | null {
  if (!window.isSecureContext) return 'insecure';
  // Typed as always present, which is not the case.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  return devices && 'AudioWorkletNode' in window ? null : 'unsupported';
}

/** Returns the microphones with their names, which are available once one was allowed. */
export async function listMicrophones(): Promise<MicrophoneDevice[]> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '')
    .map(({ deviceId, label }, place) => ({
      id: deviceId,
      label: label || `Microphone ${place + 1}`,
    }));
}

/** Whether the user has allowed the microphone before, so that no further prompt is needed. */
export async function isAllowed(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'microphone' });
    return state === 'granted';
  } catch {
    // Some browsers do not report it.
    return false;
  }
}

async function openStream(deviceId: string | null): Promise<MediaStream> {
  const ask = (device: MediaTrackConstraints) =>
    navigator.mediaDevices.getUserMedia({ audio: { ...AS_HEARD, ...device } });
  try {
    if (deviceId === null) return await ask({});
    // If the chosen microphone was unplugged since, use another one.
    return await ask({ deviceId: { exact: deviceId } }).catch(async (cause: unknown) => {
      if (troubleOf(cause) === 'none') return ask({});
      throw cause;
    });
  } catch (cause) {
    throw new MicrophoneError(troubleOf(cause));
  }
}

/** Returns a context at the device's own rate if the browser allows it, so that nothing is resampled. */
function openContext(sampleRate: number | undefined): AudioContext {
  try {
    return new AudioContext({ latencyHint: 'interactive', sampleRate });
  } catch {
    return new AudioContext({ latencyHint: 'interactive' });
  }
}

export interface MicrophoneEvents {
  /** The microphone was unplugged, or its permission revoked. */
  onLost: () => void;
  onMutedChange: (isMuted: boolean) => void;
}

/**
 * Turns a microphone on, which may ask the user.
 * @param deviceId null for the system's own choice
 * @throws {MicrophoneError}
 */
export async function openMicrophone(
  deviceId: string | null,
  { onLost, onMutedChange }: MicrophoneEvents,
): Promise<Microphone> {
  const trouble = recordingTrouble();
  if (trouble !== null) throw new MicrophoneError(trouble);
  const stream = await openStream(deviceId);
  const [track] = stream.getAudioTracks();
  if (!track) throw new MicrophoneError('none');
  const settings = track.getSettings();
  const context = openContext(settings.sampleRate);
  const controller = new AbortController();
  const { signal } = controller;

  const close = () => {
    controller.abort();
    for (const each of stream.getTracks()) each.stop();
    context.close().catch(() => undefined);
  };
  try {
    await context.audioWorklet.addModule(captureUrl);
  } catch {
    close();
    throw new MicrophoneError('unsupported');
  }
  const capture = new AudioWorkletNode(context, 'capture', {
    channelCount: 1,
    channelCountMode: 'explicit',
  });
  const listeners = new Set<(samples: Float32Array) => void>();
  capture.port.addEventListener(
    'message',
    ({ data }: MessageEvent<Float32Array>) => {
      for (const listener of listeners) listener(data);
    },
    { signal },
  );
  capture.port.start();
  context.createMediaStreamSource(stream).connect(capture);
  // Its output is silence, but a node without a destination does not run.
  capture.connect(context.destination);
  track.addEventListener('ended', onLost, { signal });
  track.addEventListener('mute', () => onMutedChange(true), { signal });
  track.addEventListener('unmute', () => onMutedChange(false), { signal });
  const wake = () => void context.resume().catch(() => undefined);
  wake();
  return {
    id: settings.deviceId ?? deviceId ?? '',
    label: track.label || 'Microphone',
    sampleRate: context.sampleRate,
    listen: (onSamples) => {
      listeners.add(onSamples);
      return () => void listeners.delete(onSamples);
    },
    wake,
    close,
  };
}
