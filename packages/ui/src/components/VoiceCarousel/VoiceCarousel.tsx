import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button, RadioGroup } from 'react-aria-components';
import { size } from '../../theme/tokens.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Heading } from '../Text/Heading.tsx';
import { useScrollEnds } from './useScrollEnds.ts';
import { VoiceCard, type VoiceCardProps } from './VoiceCard.tsx';
import * as styles from './VoiceCarousel.css.ts';

/** A voice to choose. */
export type VoiceOption = Pick<VoiceCardProps, 'id' | 'name' | 'tags' | 'sample'>;

export interface VoiceCarouselProps {
  /** The heading, which also names the choice: 'Choose a voice'. */
  label: string;
  /** A sentence below the heading. */
  description?: string;
  /** Between heading and cards: what narrows the choice. */
  filters?: ReactNode;
  /** In the order in which they are shown. */
  voices: readonly VoiceOption[];
  /** In place of the cards while there are none. */
  emptyMessage?: ReactNode;
  /** Null while none is chosen. */
  selectedId: string | null;
  /** The id of the voice that was chosen. */
  onSelectionChange: (id: string) => void;
  /** The id of the voice whose play button was pressed; it chooses nothing. */
  onTogglePlay: (id: string) => void;
  /** Whether all voices show; up to 10 always do. */
  isExpanded: boolean;
  /** Show More or Show Less was pressed. */
  onExpandedChange: (isExpanded: boolean) => void;
}

/** Specification, section 9: 10 voices at first, arrows above 5, 300 px a press. */
const FIRST = 10;
const ARROWS_ABOVE = 5;
const STEP = Number.parseInt(size.voiceCarouselStep, 10);

/**
 * One voice out of many, side by side. Arrow keys choose, Tab goes on to the chosen card's play
 * button.
 */
export function VoiceCarousel({
  label,
  description,
  filters,
  voices,
  emptyMessage,
  selectedId,
  onSelectionChange,
  onTogglePlay,
  isExpanded,
  onExpandedChange,
}: VoiceCarouselProps) {
  const headingId = useId();
  const trackRef = useRef<HTMLDivElement>(null);
  const startRef = useRef<HTMLButtonElement>(null);
  const endRef = useRef<HTMLButtonElement>(null);
  const shown = isExpanded ? voices : voices.slice(0, FIRST);
  const { isAtStart, isAtEnd, focused, scrollBy } = useScrollEnds(trackRef);
  const tabStop = shown.some((voice) => voice.id === selectedId) ? selectedId : shown[0]?.id;

  // An arrow that has reached its end is disabled and loses the focus; the other one takes it.
  useLayoutEffect(() => {
    if (isAtEnd && focused !== null && focused === endRef.current) startRef.current?.focus();
    if (isAtStart && focused !== null && focused === startRef.current) endRef.current?.focus();
  }, [isAtStart, isAtEnd, focused]);

  return (
    <section aria-labelledby={headingId}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading level={2} id={headingId}>
            {label}
          </Heading>
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
        {voices.length > ARROWS_ABOVE && (
          <div className={styles.arrows}>
            <IconButton
              ref={startRef}
              icon={ChevronLeft}
              isDirectional
              aria-label="Previous voices"
              variant="secondary"
              isDisabled={isAtStart}
              onPress={() => scrollBy(-STEP)}
            />
            <IconButton
              ref={endRef}
              icon={ChevronRight}
              isDirectional
              aria-label="Next voices"
              variant="secondary"
              isDisabled={isAtEnd}
              onPress={() => scrollBy(STEP)}
            />
          </div>
        )}
      </div>
      {filters !== undefined && <div className={styles.filters}>{filters}</div>}
      {voices.length === 0 && emptyMessage !== undefined && (
        <div className={styles.none}>{emptyMessage}</div>
      )}
      <RadioGroup
        ref={trackRef}
        className={styles.track}
        aria-labelledby={headingId}
        orientation="horizontal"
        value={selectedId}
        onChange={onSelectionChange}
      >
        {shown.map((voice) => (
          <VoiceCard
            key={voice.id}
            {...voice}
            isSelected={voice.id === selectedId}
            isTabStop={voice.id === tabStop}
            onTogglePlay={() => onTogglePlay(voice.id)}
          />
        ))}
      </RadioGroup>
      {voices.length > FIRST && (
        <div className={styles.foot}>
          <Button
            className={styles.more}
            aria-expanded={isExpanded}
            onPress={() => onExpandedChange(!isExpanded)}
          >
            {isExpanded ? 'Show Less' : 'Show More'}
            <Icon icon={isExpanded ? ChevronUp : ChevronDown} size="sm" />
          </Button>
          <span className={styles.count} role="status">
            {shown.length} of {voices.length} voices
          </span>
        </div>
      )}
    </section>
  );
}
