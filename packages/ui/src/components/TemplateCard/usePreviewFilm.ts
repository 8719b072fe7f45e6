import { useState } from 'react';
import { useMediaQuery } from '../../layout/useMediaQuery.ts';
import { media } from '../../theme/tokens.ts';

export interface PreviewFilm {
  isPlaying: boolean;
  /** Whether the video may loop: not with reduced motion. */
  loops: boolean;
  /** Call it on hover and on keyboard focus. */
  onAttend: () => void;
  /** Call it when both hover and focus have ended. */
  onLeave: () => void;
  onPress: () => void;
  /** Call it at the video's end, when another video starts, or when it cannot be played. */
  onStop: () => void;
}

/**
 * Decides when a card's muted video plays: while the card is hovered or focused, unless the user stopped
 * it, and after a press. With reduced motion, hover and focus start nothing.
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
