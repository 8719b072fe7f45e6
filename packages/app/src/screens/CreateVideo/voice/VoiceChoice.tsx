import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Inline,
  Text,
  VoiceCarousel,
  type VoiceOption,
} from '@lectern/ui';
import type { ReactNode } from 'react';
import { SlowNotice } from '../../../lib/calls/SlowNotice.tsx';
import { ANY_VOICE } from './voiceFilter.ts';
import { VoiceFilters, type VoiceFiltersProps } from './VoiceFilters.tsx';
import * as styles from './VoiceStep.css.ts';
import { VoiceSkeleton } from './VoiceSkeleton.tsx';

/** The voices, in one of the states of a list. */
export type VoiceList =
  | { status: 'loading'; onRetry: () => void }
  | { status: 'failed'; message: string; isRetrying: boolean; onRetry: () => void }
  | {
      status: 'ready';
      /** The voices that match the filters. */
      voices: readonly VoiceOption[];
      /** Number of all voices. */
      total: number;
      selectedId: string | null;
      isExpanded: boolean;
    };

export interface VoiceChoiceProps {
  list: VoiceList;
  /** The presenter chosen before, whose voices come first; null if none is chosen. */
  presenterName: string | null;
  onVoiceChange: (id: string) => void;
  onToggleSample: (id: string) => void;
  onExpandedChange: (isExpanded: boolean) => void;
  onFavouriteChange: (id: string) => void;
  /** Whether a voice can read a line of the script before its audio is made. */
  canReadAloud: boolean;
  /** Whether a heading above already names the list. */
  isLabelHidden: boolean;
  filters: VoiceFiltersProps;
  /** Shown above the voices if none speaks the script's language: the empty group of those that would. */
  noSpeakers?: { title: string; words: string } | undefined;
  /** Shown below the voices: where to get others. */
  packs?: ReactNode;
}

/** Scrolls the voice chosen on an earlier visit into view. */
function showChosen(list: HTMLDivElement | null): void {
  const chosen = list?.querySelector('input[type="radio"]:checked');
  chosen?.closest('label')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Describes what can be heard before and after choosing a voice; undefined if nothing can. */
function invitation(voices: readonly VoiceOption[], canReadAloud: boolean): string | undefined {
  const hasSamples = voices.some(({ sample }) => sample !== null);
  if (hasSamples && canReadAloud) {
    return 'Press play to hear each one; the one you choose can read a line from your script.';
  }
  if (hasSamples) return 'Press play to hear each one.';
  return canReadAloud ? 'The one you choose can read a line from your script.' : undefined;
}

/** The voices to choose from, or the reason why there are none. */
export function VoiceChoice({
  list,
  presenterName,
  filters,
  onVoiceChange,
  onToggleSample,
  onExpandedChange,
  onFavouriteChange,
  canReadAloud,
  noSpeakers,
  packs,
  isLabelHidden,
}: VoiceChoiceProps) {
  if (list.status === 'loading') {
    return (
      <>
        <SlowNotice onRetry={list.onRetry} />
        <VoiceSkeleton layout={filters.layout} isLabelHidden={isLabelHidden} />
      </>
    );
  }
  if (list.status === 'failed') {
    return (
      <ErrorState
        title="No voices to choose from"
        onRetry={list.onRetry}
        isRetrying={list.isRetrying}
      >
        {list.message}
      </ErrorState>
    );
  }
  if (list.total === 0) {
    return (
      <Box paddingBlock={6}>
        <EmptyState title="No voices found" illustration="search">
          There is no voice to read your script yet. Your script is kept; come back later.
        </EmptyState>
      </Box>
    );
  }
  return (
    <div ref={showChosen}>
      <VoiceCarousel
        label="Choose a voice"
        isLabelHidden={isLabelHidden}
        description={isLabelHidden ? undefined : invitation(list.voices, canReadAloud)}
        layout={filters.layout}
        onFavoriteChange={onFavouriteChange}
        filters={
          <>
            <VoiceFilters {...filters} />
            {presenterName !== null && list.voices.length > 0 && (
              <p className={styles.order}>Voices for {presenterName} come first.</p>
            )}
            {noSpeakers && (
              <div className={styles.noSpeakers}>
                <h3 className={styles.noSpeakersTitle}>{noSpeakers.title}</h3>
                <p className={styles.noSpeakersWords}>{noSpeakers.words}</p>
              </div>
            )}
          </>
        }
        emptyMessage={
          <Inline gap={3}>
            <Text tone="muted">No voice is like that.</Text>
            <Button size="sm" onPress={() => filters.onFilterChange(ANY_VOICE)}>
              Show all voices
            </Button>
          </Inline>
        }
        voices={list.voices}
        selectedId={list.selectedId}
        onSelectionChange={onVoiceChange}
        onTogglePlay={onToggleSample}
        isExpanded={list.isExpanded}
        onExpandedChange={onExpandedChange}
      />
      {packs}
    </div>
  );
}
