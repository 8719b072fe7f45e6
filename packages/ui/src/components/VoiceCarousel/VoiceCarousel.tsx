import { ChevronDown, ChevronUp } from 'lucide-react';
import { Fragment, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button, RadioGroup } from 'react-aria-components';
import { useMessages } from '../../messages/useMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Heading } from '../Text/Heading.tsx';
import { VisuallyHidden } from '../Text/VisuallyHidden.tsx';
import { CarouselArrows } from './CarouselArrows.tsx';
import { ResetTabStop } from './ResetTabStop.tsx';
import { VoiceCard, type VoiceCardProps } from './VoiceCard.tsx';
import { VoiceTile } from './VoiceTile.tsx';
import * as styles from './VoiceCarousel.css.ts';
import { messages } from './VoiceCarousel.messages.ts';

/** A voice to choose. */
export type VoiceOption = Omit<VoiceCardProps, 'isSelected' | 'isTabStop' | 'onTogglePlay'> & {
  /** A heading of the grid, shown above the first of adjacent voices that share it. */
  group?: string;
};

export const VOICE_LAYOUTS = ['row', 'grid'] as const;
export type VoiceLayout = (typeof VOICE_LAYOUTS)[number];

export interface VoiceCarouselProps {
  /** The heading, which also names the group: 'Choose a voice'. */
  label: string;
  /** Hides the heading visually, if a heading above the filters says the same. */
  isLabelHidden?: boolean;
  /** A sentence below the heading. */
  description?: string;
  /** `row` (default) is side by side with arrow buttons, `grid` is one line per voice. */
  layout?: VoiceLayout;
  /** Called with the id of a voice when its heart is pressed; without it the grid has no hearts. */
  onFavoriteChange?: (id: string) => void;
  /** Filters, shown between heading and cards. */
  filters?: ReactNode;
  /** The voices in display order. */
  voices: readonly VoiceOption[];
  /** Shown and announced instead of the cards if there are none. */
  emptyMessage?: ReactNode;
  /** Null while no voice is selected. */
  selectedId: string | null;
  /** Called with the id of the selected voice. */
  onSelectionChange: (id: string) => void;
  /** Called with the id of a voice when its play button is pressed, which does not select the voice. */
  onTogglePlay: (id: string) => void;
  /** Whether all voices are shown; up to 10 always are. */
  isExpanded: boolean;
  /** Called when Show More or Show Less is pressed. */
  onExpandedChange: (isExpanded: boolean) => void;
}

/** Specification, section 9: 10 voices at first, arrow buttons above 5. */
const FIRST = 10;
const ARROWS_ABOVE = 5;

/**
 * Selects one voice out of many, shown side by side or in a grid. Arrow keys select; Tab moves on to the
 * selected card's play button.
 */
export function VoiceCarousel({
  label,
  isLabelHidden = false,
  description,
  layout = 'row',
  onFavoriteChange,
  filters,
  voices,
  emptyMessage,
  selectedId,
  onSelectionChange,
  onTogglePlay,
  isExpanded,
  onExpandedChange,
}: VoiceCarouselProps) {
  const words = useMessages('voiceCarousel', messages);
  const isGrid = layout === 'grid';
  const Card = isGrid ? VoiceTile : VoiceCard;
  const headingId = useId();
  const trackRef = useRef<HTMLDivElement>(null);
  const moreRef = useRef<HTMLButtonElement>(null);
  const hasPressedMore = useRef(false);
  const shown = isExpanded ? voices : voices.slice(0, FIRST);
  // A selected voice may be filtered out, or be among those that Show More shows.
  const shownId = shown.some(({ id }) => id === selectedId) ? selectedId : null;
  const tabStop = shownId ?? shown[0]?.id;

  // Show More is a tile of the grid, Show Less is below it: keep focus when they swap.
  useLayoutEffect(() => {
    if (!hasPressedMore.current) return;
    hasPressedMore.current = false;
    moreRef.current?.focus({ preventScroll: true });
  });

  const more = (
    <>
      <Button
        ref={moreRef}
        className={styles.more}
        aria-expanded={isExpanded}
        onPress={() => {
          hasPressedMore.current = true;
          onExpandedChange(!isExpanded);
        }}
      >
        {isExpanded ? words.showLess : words.showMore}
        <Icon icon={isExpanded ? ChevronUp : ChevronDown} size="sm" />
      </Button>
      {/* Announced below the filters. */}
      <span className={styles.count} aria-hidden="true">
        {words.shown(shown.length, voices.length)}
      </span>
    </>
  );

  return (
    <section aria-labelledby={headingId}>
      <div className={styles.head} data-hidden={(isLabelHidden && isGrid) || undefined}>
        <div className={styles.words}>
          {isLabelHidden ? (
            <VisuallyHidden id={headingId}>{label}</VisuallyHidden>
          ) : (
            <Heading level={2} id={headingId}>
              {label}
            </Heading>
          )}
          {description !== undefined && <p className={styles.description}>{description}</p>}
        </div>
        {!isGrid && voices.length > ARROWS_ABOVE && <CarouselArrows trackRef={trackRef} />}
      </div>
      {filters !== undefined && <div className={styles.filters}>{filters}</div>}
      <div role="status">
        {voices.length === 0 && emptyMessage !== undefined ? (
          <div className={styles.none}>{emptyMessage}</div>
        ) : (
          <VisuallyHidden>
            {shown.length < voices.length
              ? words.shown(shown.length, voices.length)
              : words.all(voices.length)}
          </VisuallyHidden>
        )}
      </div>
      <div className={isGrid ? styles.tiles : undefined}>
        <RadioGroup
          ref={trackRef}
          className={isGrid ? styles.grid : styles.track}
          aria-labelledby={headingId}
          orientation="horizontal"
          value={shownId}
          onChange={onSelectionChange}
        >
          {shownId === null && <ResetTabStop />}
          {shown.map(({ group, ...voice }, i) => (
            <Fragment key={voice.id}>
              {isGrid && group !== shown[i - 1]?.group && <h3 className={styles.group}>{group}</h3>}
              <Card
                {...voice}
                isSelected={voice.id === shownId}
                isTabStop={voice.id === tabStop}
                onTogglePlay={() => onTogglePlay(voice.id)}
                {...(isGrid &&
                  onFavoriteChange && { onFavoriteChange: () => onFavoriteChange(voice.id) })}
              />
            </Fragment>
          ))}
          {isGrid && !isExpanded && voices.length > FIRST && (
            <div className={shown[0]?.group === undefined ? styles.moreTile : styles.moreRow}>
              {more}
            </div>
          )}
        </RadioGroup>
      </div>
      {(!isGrid || isExpanded) && voices.length > FIRST && (
        <div className={styles.foot}>{more}</div>
      )}
    </section>
  );
}
