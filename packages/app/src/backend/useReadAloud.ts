import { toast } from '@lectern/ui';
import { useRef, useState } from 'react';
import { useEventListener } from '../lib/useEventListener.ts';
import { useUnmount } from '../lib/useUnmount.ts';
import { useLiveStudio } from './embeddedParts.ts';

interface ReadAloudRequest {
  /** Identifies this reading; toggling it again stops it. */
  id: string;
  text: string;
  voiceId: string;
  /** Relative to the voice's own pace. */
  speed: number;
}

export interface Reader {
  /** The reading that is loading, and the one that is playing. */
  pendingId: string | null;
  playingId: string | null;
  /** Starts reading, or stops if this is already being read. */
  toggle: (request: ReadAloudRequest) => void;
  stop: () => void;
}

const SILENT = { pendingId: null, playingId: null };
const FAILED = 'The words could not be read aloud. Try again.';

/**
 * Reads a short text aloud at once, one reading at a time; nothing is kept. Null when a server speaks,
 * because its audio belongs to a project.
 */
export function useReadAloud(): Reader | null {
  const live = useLiveStudio();
  const [state, setState] = useState<Pick<Reader, 'pendingId' | 'playingId'>>(SILENT);
  const running = useRef<{ id: string; stop: () => void } | null>(null);

  function stop(): void {
    running.current?.stop();
    running.current = null;
    setState(SILENT);
  }
  useUnmount(() => running.current?.stop());
  // Any player on the page ends a reading, as one sample ends another.
  useEventListener('document', 'play', stop, { isCapturing: true });

  function toggle({ id, ...request }: ReadAloudRequest): void {
    const isSame = running.current?.id === id;
    stop();
    if (isSame || !live) return;
    const controller = new AbortController();
    const sound = new Audio();
    const own = {
      id,
      stop: () => {
        controller.abort();
        sound.pause();
        if (sound.src !== '') URL.revokeObjectURL(sound.src);
      },
    };
    running.current = own;
    setState({ pendingId: id, playingId: null });
    for (const media of document.querySelectorAll<HTMLMediaElement>('audio, video')) media.pause();

    async function read(studio: NonNullable<typeof live>): Promise<void> {
      const wave = await studio.readAloud(request, controller.signal);
      if (running.current !== own) return;
      sound.src = URL.createObjectURL(wave);
      sound.addEventListener('ended', () => running.current === own && stop());
      await sound.play();
      if (running.current === own) setState({ pendingId: null, playingId: id });
    }
    read(live).catch(() => {
      if (running.current !== own) return;
      stop();
      toast.show({ tone: 'danger', children: FAILED });
    });
  }

  return live && { ...state, toggle, stop };
}
