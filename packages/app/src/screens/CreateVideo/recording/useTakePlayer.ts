import { toast } from '@lectern/ui';
import { useRef } from 'react';
import { useUnmount } from '../../../lib/useUnmount.ts';
import { type PlayingSample, useSamplePlayer } from '../audio/useSamplePlayer.ts';

export interface TakePlayer {
  sample: PlayingSample | null;
  /** Plays a take, pauses it, or resumes it. */
  toggle: (takeId: string) => void;
  stop: () => void;
}

const GONE = 'This recording could not be played. Record it again.';

/** Plays takes, one at a time. */
export function useTakePlayer(urlOf: (takeId: string) => Promise<string | null>): TakePlayer {
  const tell = () => toast.show({ tone: 'danger', children: GONE });
  const player = useSamplePlayer(tell);
  const urls = useRef(new Map<string, string>());
  const wanted = useRef<string | null>(null);
  useUnmount(() => {
    for (const url of urls.current.values()) URL.revokeObjectURL(url);
  });

  async function play(id: string): Promise<void> {
    wanted.current = id;
    const url = urls.current.get(id) ?? (await urlOf(id));
    if (wanted.current !== id) return;
    if (url === null) {
      tell();
      return;
    }
    urls.current.set(id, url);
    player.toggle(id, url);
  }

  return {
    sample: player.sample,
    toggle: (id) => void play(id).catch(tell),
    stop: () => {
      wanted.current = null;
      player.stop();
    },
  };
}
