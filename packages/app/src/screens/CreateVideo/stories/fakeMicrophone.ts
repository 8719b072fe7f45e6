// Shared by stories only; never part of the app.
import { expect, spyOn, waitFor } from 'storybook/test';

/** Behaviour of the story's microphone. */
export interface FakeMicrophone {
  /** Name of the DOMException with which the browser refuses. */
  refusal?: string;
  /** Volume of its tone, 0–1; 0 is a muted microphone. */
  volume?: number;
}

/** Constraints that the page requested from the browser, in order. */
export const asked: (MediaStreamConstraints | undefined)[] = [];

const DEVICES = [
  { deviceId: 'studio', kind: 'audioinput', label: 'Studio microphone (USB)', groupId: 'a' },
  { deviceId: 'laptop', kind: 'audioinput', label: 'MacBook microphone', groupId: 'b' },
];

/**
 * Replaces the browser's microphone with one that receives a tone. Its sound goes through the real worklet.
 * @returns functions that unplug it, and that restore the browser's own
 */
export async function plugIn({ refusal, volume = 0.3 }: FakeMicrophone = {}): Promise<{
  unplug: () => void;
  restore: () => void;
}> {
  asked.length = 0;
  const context = new AudioContext();
  // A page opened directly by its URL has no sound until it is pressed.
  const why = 'Press anywhere in the workbench and open the story again: it needs sound';
  await waitFor(() => expect(context.currentTime, why).toBeGreaterThan(0), { timeout: 10_000 });
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
  ];
  return {
    unplug: () => void track.dispatchEvent(new Event('ended')),
    restore: () => {
      for (const spy of spies) spy.mockRestore();
      void context.close();
    },
  };
}
