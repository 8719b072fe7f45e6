import { useEffect, useId, useState, type RefObject } from 'react';
import { playAlone } from '../../playback/soloMedia.ts';
import { releaseSound, takeSound, useHasSound } from './soloSound.ts';
import { useIsInView } from './useIsInView.ts';
import { useMediaQuery } from '../../layout/useMediaQuery.ts';
import { media } from '../../theme/tokens.ts';

export interface LoopingFilm {
  /** Videos out of view are not loaded. */
  isInView: boolean;
  isPlaying: boolean;
  isSounding: boolean;
  /** Whether the video starts only on a press, because of reduced motion. */
  isManual: boolean;
  togglePlay: () => void;
  toggleSound: () => void;
  /** Handles a pause by another player or a media key. */
  onPause: () => void;
}

/**
 * Controls a muted video that loops while in view; with reduced motion only after a press. At most one
 * video on the page has sound. Unmuting starts a paused video.
 */
export function useLoopingFilm(
  ref: RefObject<HTMLVideoElement | null>,
  isDisabled: boolean,
): LoopingFilm {
  const id = useId();
  const isManual = useMediaQuery(media.reducedMotion);
  const isInView = useIsInView(ref);
  const isSounding = useHasSound(id) && !isDisabled;
  const [wasStarted, setStarted] = useState(false);
  const isPlaying = !isDisabled && isInView && (wasStarted || !isManual);

  useEffect(() => {
    const film = ref.current;
    if (!film) return;
    film.muted = !isSounding;
    if (isSounding) playAlone(film);
    // The browser refused to play: the still image is enough for a decorative video.
    if (isPlaying) film.play().catch(() => undefined);
    else film.pause();
  }, [ref, isPlaying, isSounding]);

  // Mute videos that users can no longer reach: out of view, disabled or unmounted.
  useEffect(() => {
    if (isSounding && !isPlaying) releaseSound(id);
  }, [id, isSounding, isPlaying]);
  useEffect(() => () => releaseSound(id), [id]);

  return {
    isInView,
    isPlaying,
    isSounding,
    isManual,
    togglePlay: () => {
      setStarted(!wasStarted);
      if (wasStarted) releaseSound(id);
    },
    toggleSound: () => {
      if (isSounding) {
        releaseSound(id);
        return;
      }
      setStarted(true);
      takeSound(id);
    },
    onPause: () => {
      if (!isPlaying) return;
      // Another player took the sound: continue muted.
      if (isSounding) releaseSound(id);
      else ref.current?.play().catch(() => undefined);
    },
  };
}
