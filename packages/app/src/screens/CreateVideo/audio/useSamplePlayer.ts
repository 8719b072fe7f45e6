import { useCallback, useEffect, useRef, useState } from 'react';

/** The one sound that plays or has just been paused. */
export interface PlayingSample {
  id: string;
  isPlaying: boolean;
  /** Asked for, but not heard yet. */
  isPending: boolean;
  /** Seconds. */
  currentTime: number;
  /** Seconds; 0 until it is known. */
  duration: number;
}

export interface SamplePlayer {
  sample: PlayingSample | null;
  /** Plays a sound from its start, pauses it, or goes on with it. Any other one stops. */
  toggle: (id: string, url: string) => void;
  stop: () => void;
  /**
   * Seconds of the sound at this very moment, for what is drawn outside of React. Null at rest:
   * without a sound, before its first moment and after its last.
   */
  now: () => number | null;
}

const silence = (id: string): PlayingSample => ({
  id,
  isPlaying: false,
  isPending: true,
  currentTime: 0,
  duration: 0,
});

function pauseTheRest(): void {
  for (const media of document.querySelectorAll<HTMLMediaElement>('audio, video')) media.pause();
}

/**
 * Plays sounds one at a time: another sample, or any player on the page, ends the one before.
 * `onError` is called with the id of a sound that cannot be played.
 */
export function useSamplePlayer(onError: (id: string) => void): SamplePlayer {
  const [sample, setSample] = useState<PlayingSample | null>(null);
  const audio = useRef<HTMLAudioElement | null>(null);
  const frame = useRef(0);
  const latest = useRef({ sample, onError });
  useEffect(() => {
    latest.current = { sample, onError };
  });

  const stop = useCallback(() => {
    cancelAnimationFrame(frame.current);
    audio.current?.pause();
    audio.current = null;
    setSample(null);
  }, []);

  const now = useCallback(() => {
    const sound = audio.current;
    const isAtRest = !sound || sound.ended || (sound.paused && sound.currentTime === 0);
    return isAtRest ? null : sound.currentTime;
  }, []);

  const begin = useCallback((id: string, url: string) => {
    cancelAnimationFrame(frame.current);
    audio.current?.pause();
    pauseTheRest();
    const sound = new Audio(url);
    audio.current = sound;
    setSample(silence(id));

    const read = () => {
      if (audio.current !== sound) return;
      const { currentTime, duration, paused, ended } = sound;
      const isPlaying = !paused && !ended;
      setSample({
        id,
        isPlaying,
        isPending: false,
        // Heard to its end, it stands at its start again.
        currentTime: ended ? 0 : currentTime,
        duration: Number.isFinite(duration) ? duration : 0,
      });
      cancelAnimationFrame(frame.current);
      // Time updates come four times a second, which a wave of five seconds shows as jumps.
      if (isPlaying) frame.current = requestAnimationFrame(read);
    };
    const fail = () => {
      if (audio.current !== sound) return;
      audio.current = null;
      setSample(null);
      latest.current.onError(id);
    };
    for (const event of ['playing', 'pause', 'ended']) sound.addEventListener(event, read);
    sound.addEventListener('error', fail);
    sound.play().catch((error: unknown) => {
      // Paused before it began: no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) fail();
    });
  }, []);

  const toggle = useCallback(
    (id: string, url: string) => {
      const sound = audio.current;
      if (!sound || latest.current.sample?.id !== id) {
        begin(id, url);
      } else if (sound.paused) {
        pauseTheRest();
        sound.play().catch(() => undefined);
      } else {
        sound.pause();
      }
    },
    [begin],
  );

  useEffect(() => {
    // A player of the page began: its events do not bubble, but can be captured.
    document.addEventListener('play', stop, { capture: true });
    return () => {
      document.removeEventListener('play', stop, { capture: true });
      stop();
    };
  }, [stop]);

  return { sample, toggle, stop, now };
}
