import type { PackOnDevice } from './packTypes.ts';

/** A message about a pack between tabs: a change, or a request to stop loading. */
export type PackMessage = { id: string; stop?: true } & Partial<
  Pick<PackOnDevice, 'state' | 'loaded' | 'secondsLeft' | 'problem'>
>;

export interface PackChannel {
  tell: (message: PackMessage) => void;
  listen: (listener: (message: PackMessage) => void) => void;
}

/** @param name the same in all tabs of one backend */
export function createPackChannel(name: string): PackChannel {
  if (typeof BroadcastChannel === 'undefined') {
    return { tell: () => undefined, listen: () => undefined };
  }
  const channel = new BroadcastChannel(name);
  return {
    tell: (message) => channel.postMessage(message),
    listen: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<PackMessage>) => listener(data));
    },
  };
}
