import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { size } from '../../theme/tokens.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useScrollEnds } from './useScrollEnds.ts';
import * as styles from './VoiceCarousel.css.ts';
import { messages } from './VoiceCarousel.messages.ts';

/** Specification, section 9: 300 px per press. */
const STEP = Number.parseInt(size.voiceCarouselStep, 10);

export interface CarouselArrowsProps {
  /** The track that the arrows scroll. */
  trackRef: RefObject<HTMLElement | null>;
}

/** The arrow buttons of a `VoiceCarousel`, each disabled at its end. */
export function CarouselArrows({ trackRef }: CarouselArrowsProps) {
  const words = useMessages('voiceCarousel', messages);
  const startRef = useRef<HTMLButtonElement>(null);
  const endRef = useRef<HTMLButtonElement>(null);
  const { isAtStart, isAtEnd, focused, scrollBy } = useScrollEnds(trackRef);

  // An arrow button that becomes disabled at its end loses focus: move it to the other one.
  useLayoutEffect(() => {
    if (isAtEnd && focused !== null && focused === endRef.current) startRef.current?.focus();
    if (isAtStart && focused !== null && focused === startRef.current) endRef.current?.focus();
  }, [isAtStart, isAtEnd, focused]);

  return (
    <div className={styles.arrows}>
      <IconButton
        ref={startRef}
        icon={ChevronLeft}
        isDirectional
        aria-label={words.previous}
        variant="secondary"
        isDisabled={isAtStart}
        onPress={() => scrollBy(-STEP)}
      />
      <IconButton
        ref={endRef}
        icon={ChevronRight}
        isDirectional
        aria-label={words.next}
        variant="secondary"
        isDisabled={isAtEnd}
        onPress={() => scrollBy(STEP)}
      />
    </div>
  );
}
