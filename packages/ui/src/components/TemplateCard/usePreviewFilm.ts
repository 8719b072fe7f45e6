import { useState } from 'react';
import { useMediaQuery } from '../../layout/useMediaQuery.ts';
import { media } from '../../theme/tokens.ts';

export interface PreviewFilm {
  isPlaying: boolean;
  /** Whether it may go round and round: not under reduced motion. */
  loops: boolean;
  /** The pointer is over the card, or a key brought the focus into it. */
  onAttend: () => void;
  /** Neither any more. */
  onLeave: () => void;
  onPress: () => void;
  /** Stopped by itself: at its end, by another film, or because it cannot be played. */
  onStop: () => void;
}

/**
 * When a card's silent film plays: while somebody attends to the card, unless they stopped it, and
 * from a press on. Attention alone starts nothing where motion is to be reduced.
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
