import { useEffect, useId, useState, type RefObject } from 'react';
import { playAlone } from '../../playback/soloMedia.ts';
import { giveSoundBack, takeSound, useHasSound } from './soloSound.ts';
import { useIsInView } from './useIsInView.ts';
import { useMediaQuery } from '../../layout/useMediaQuery.ts';
import { media } from '../../theme/tokens.ts';

export interface LoopingFilm {
  /** Out of sight, nothing of it need be loaded. */
  isInView: boolean;
  isPlaying: boolean;
  isSounding: boolean;
  /** It starts only by hand: motion is to be reduced. */
  isManual: boolean;
  togglePlay: () => void;
  toggleSound: () => void;
  /** Something else on the page, or a key of the system, paused it. */
  onPause: () => void;
}

/**
 * A silent film that goes round while it is in view; under reduced motion only after a press. At most
 * one on the page is heard. Listening starts a film that stands still.
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
    // A refusal leaves the still; the film is no more than an ornament.
    if (isPlaying) film.play().catch(() => undefined);
    else film.pause();
  }, [ref, isPlaying, isSounding]);

  // Out of sight, switched off or gone, nobody could turn it down.
  useEffect(() => {
    if (isSounding && !isPlaying) giveSoundBack(id);
  }, [id, isSounding, isPlaying]);
  useEffect(() => () => giveSoundBack(id), [id]);

  return {
    isInView,
    isPlaying,
    isSounding,
    isManual,
    togglePlay: () => {
      setStarted(!wasStarted);
      if (wasStarted) giveSoundBack(id);
    },
    toggleSound: () => {
      if (isSounding) {
        giveSoundBack(id);
        return;
      }
      setStarted(true);
      takeSound(id);
    },
    onPause: () => {
      if (!isPlaying) return;
      // Another player began to sound: this one goes on in silence.
      if (isSounding) giveSoundBack(id);
      else ref.current?.play().catch(() => undefined);
    },
  };
}
