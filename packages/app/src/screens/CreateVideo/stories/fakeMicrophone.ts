// Shared by stories only; never part of the app.
import { expect, spyOn, waitFor } from 'storybook/test';

/** Behaviour of the story's microphone. */
export interface FakeMicrophone {
  /** Name of the DOMException with which the browser refuses. */
  refusal?: string;
  /** Volume of its tone, 0–1; 0 is a muted microphone. */
  volume?: number;
  /**
   * How many times faster than real time the page counts its sound; gaps in it count as longer, too, and a
   * long one ends a take.
   */
  speed?: number;
}

/** A microphone that is plugged in. */
interface PluggedIn {
  /** Waits until it delivers sound. */
  sounds: () => Promise<void>;
  unplug: () => void;
  /** Restores the browser's own. */
  restore: () => void;
}

/** Constraints that the page requested from the browser, in order. */
export const asked: (MediaStreamConstraints | undefined)[] = [];

const DEVICES = [
  { deviceId: 'studio', kind: 'audioinput', label: 'Studio microphone (USB)', groupId: 'a' },
  { deviceId: 'laptop', kind: 'audioinput', label: 'MacBook microphone', groupId: 'b' },
];

/** Replaces the browser's microphone with one that receives a tone. Its sound goes through the real worklet. */
export function plugIn({ refusal, volume = 0.3, speed = 1 }: FakeMicrophone = {}): PluggedIn {
  asked.length = 0;
  const context = new AudioContext();
  const { sampleRate } = context;
  const tone = new OscillatorNode(context, { frequency: 220 });
  const gain = new GainNode(context, { gain: volume });
  const output = new MediaStreamAudioDestinationNode(context);
  tone.connect(gain).connect(output);
  tone.start();
  const [track] = output.stream.getAudioTracks();
  if (!track) throw new Error('A stream without a track');
  Object.defineProperty(track, 'label', { value: 'Studio microphone (USB)' });
  Object.defineProperty(track, 'getSettings', { value: () => ({ deviceId: 'studio' }) });
  const spies = [
    spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation((constraints) => {
      asked.push(constraints);
      return refusal === undefined
        ? Promise.resolve(output.stream)
        : Promise.reject(new DOMException('refused', refusal));
    }),
    spyOn(navigator.mediaDevices, 'enumerateDevices').mockResolvedValue(
      DEVICES as unknown as MediaDeviceInfo[],
    ),
    // Not granted before, so the page explains why it asks.
    spyOn(navigator.permissions, 'query').mockResolvedValue({
      state: 'prompt',
    } as PermissionStatus),
    // Samples arrive in real time; at a lower rate, the page counts them as more seconds.
    ...(speed === 1
      ? []
      : [
          spyOn(BaseAudioContext.prototype, 'sampleRate', 'get').mockReturnValue(
            sampleRate / speed,
          ),
        ]),
  ];
  // A page opened directly by its URL has no sound until it is pressed.
  const why = 'Press anywhere in the workbench and open the story again: it needs sound';
  return {
    sounds: () =>
      waitFor(() => expect(context.currentTime, why).toBeGreaterThan(0), { timeout: 10_000 }),
    unplug: () => void track.dispatchEvent(new Event('ended')),
    restore: () => {
      for (const spy of spies) spy.mockRestore();
      void context.close();
    },
  };
}
