// Shared by stories alone; never part of the app.
import { expect, spyOn, waitFor } from 'storybook/test';

/** How the story's microphone answers. */
export interface FakeMicrophone {
  /** A name of a DOMException: the browser's refusal. */
  refusal?: string;
  /** 0–1 of its tone; 0 is a muted one. */
  volume?: number;
}

/** What the page has asked the browser for, in its order. */
export const asked: (MediaStreamConstraints | undefined)[] = [];

const DEVICES = [
  { deviceId: 'studio', kind: 'audioinput', label: 'Studio microphone (USB)', groupId: 'a' },
  { deviceId: 'laptop', kind: 'audioinput', label: 'MacBook microphone', groupId: 'b' },
];

/**
 * A microphone that hears a tone, in place of the browser's own. Its sound goes through the real worklet.
 * @returns what unplugs it, and what puts the browser's own back
 */
export async function plugIn({ refusal, volume = 0.3 }: FakeMicrophone = {}): Promise<{
  unplug: () => void;
  restore: () => void;
}> {
  asked.length = 0;
  const context = new AudioContext();
  // Opened by its address alone, a page has no sound before it was pressed.
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
    // Not allowed before: the page says why it asks.
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
