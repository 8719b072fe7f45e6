import { useRef, useState } from 'react';
import { useEventListener } from '../../../lib/useEventListener.ts';
import { useUnmount } from '../../../lib/useUnmount.ts';

/** The sound that is playing or has just been paused. */
export interface PlayingSample {
  id: string;
  isPlaying: boolean;
  /** Requested, but not audible yet. */
  isPending: boolean;
  /** Seconds. */
  currentTime: number;
  /** Seconds; 0 until it is known. */
  duration: number;
}

export interface SamplePlayer {
  sample: PlayingSample | null;
  /** Plays a sound from its start, pauses it, or resumes it. Any other sound stops. */
  toggle: (id: string, url: string) => void;
  /** Plays a sound from a given moment, in seconds. */
  playFrom: (id: string, url: string, seconds: number) => void;
  stop: () => void;
  /**
   * Position in the sound at this very moment, in seconds, for drawing outside React. Null at rest: without
   * a sound, before it starts, and after it ends.
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
 * Plays sounds one at a time: starting another sample, or any player on the page, stops the current one.
 * `onError` is called with the id of a sound that cannot be played.
 */
export function useSamplePlayer(onError: (id: string) => void): SamplePlayer {
  const [sample, setSample] = useState<PlayingSample | null>(null);
  const audio = useRef<{ id: string; sound: HTMLAudioElement } | null>(null);
  const frame = useRef(0);

  function silenceIt(): void {
    cancelAnimationFrame(frame.current);
    audio.current?.sound.pause();
    audio.current = null;
  }
  function stop(): void {
    silenceIt();
    setSample(null);
  }

  function now(): number | null {
    const sound = audio.current?.sound;
    const isAtRest = !sound || sound.ended || (sound.paused && sound.currentTime === 0);
    return isAtRest ? null : sound.currentTime;
  }

  function begin(id: string, url: string, seconds = 0): void {
    silenceIt();
    pauseTheRest();
    const sound = new Audio(url);
    if (seconds > 0) sound.currentTime = seconds;
    audio.current = { id, sound };
    setSample(silence(id));

    const read = () => {
      if (audio.current?.sound !== sound) return;
      const { currentTime, duration, paused, ended } = sound;
      const isPlaying = !paused && !ended;
      setSample({
        id,
        isPlaying,
        isPending: false,
        // A sound that has ended is back at its start.
        currentTime: ended ? 0 : currentTime,
        duration: Number.isFinite(duration) ? duration : 0,
      });
      cancelAnimationFrame(frame.current);
      // Time updates arrive four times a second, which look like jumps on a waveform of five seconds.
      if (isPlaying) frame.current = requestAnimationFrame(read);
    };
    const fail = () => {
      if (audio.current?.sound !== sound) return;
      audio.current = null;
      setSample(null);
      onError(id);
    };
    for (const event of ['playing', 'pause', 'ended']) sound.addEventListener(event, read);
    sound.addEventListener('error', fail);
    sound.play().catch((error: unknown) => {
      // Paused before it started: not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) fail();
    });
  }

  function toggle(id: string, url: string): void {
    const own = audio.current?.id === id ? audio.current.sound : null;
    if (!own) {
      begin(id, url);
    } else if (own.paused) {
      pauseTheRest();
      own.play().catch(() => undefined);
    } else {
      own.pause();
    }
  }

  function playFrom(id: string, url: string, seconds: number): void {
    const own = audio.current?.id === id ? audio.current.sound : null;
    if (!own) {
      begin(id, url, seconds);
      return;
    }
    own.currentTime = seconds;
    if (own.paused) toggle(id, url);
  }

  // A player on the page started: its events do not bubble, but can be captured.
  useEventListener('document', 'play', stop, { isCapturing: true });
  useUnmount(silenceIt);

  return { sample, toggle, playFrom, stop, now };
}
