import { useState } from 'react';
import { useMediaQuery } from '../../layout/useMediaQuery.ts';
import { media } from '../../theme/tokens.ts';

export interface PreviewFilm {
  isPlaying: boolean;
  /** Whether it may loop: not under reduced motion. */
  loops: boolean;
  /** Called on hover and on keyboard focus. */
  onAttend: () => void;
  /** Called when hover and focus are gone. */
  onLeave: () => void;
  onPress: () => void;
  /** Called at the film's end, when another film starts, or when it cannot be played. */
  onStop: () => void;
}

/**
 * When a card's silent film plays: while the card is hovered or focused, unless the user stopped it, and
 * after a press. Under reduced motion hover and focus start nothing.
 */
export function usePreviewFilm(): PreviewFilm {
  const isReduced = useMediaQuery(media.reducedMotion);
  const [isAttended, setAttended] = useState(false);
  const [choice, setChoice] = useState<'play' | 'stop' | null>(null);
  const isPlaying = choice === 'play' || (choice === null && isAttended && !isReduced);
  return {
    isPlaying,
    loops: !isReduced,
    onAttend: () => setAttended(true),
    onLeave: () => {
      setAttended(false);
      setChoice(null);
    },
    onPress: () => setChoice(isPlaying ? 'stop' : 'play'),
    onStop: () => setChoice('stop'),
  };
}
