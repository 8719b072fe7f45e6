import {
  AudioPlayer,
  Banner,
  Box,
  Button,
  EmptyState,
  ErrorState,
  Inline,
  Stack,
  Text,
  VoiceCarousel,
  type VoiceOption,
  WizardFooter,
} from '@lectern/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as frame from '../CreateVideo.css.ts';
import { StepFailure } from '../frame/StepFailure.tsx';
import { ANY_VOICE } from './voiceFilter.ts';
import { VoiceFilters, type VoiceFiltersProps } from './VoiceFilters.tsx';
import { VoiceManner, type VoiceMannerProps } from './VoiceManner.tsx';
import { VoiceSkeleton } from './VoiceSkeleton.tsx';
import { SlowNotice } from '../../../lib/SlowNotice.tsx';
import * as styles from './VoiceStep.css.ts';

/** The voices, in one of the states that a list has. */
export type VoiceList =
  | { status: 'loading'; onRetry: () => void }
  | { status: 'failed'; message: string; isRetrying: boolean; onRetry: () => void }
  | {
      status: 'ready';
      /** Those that match the filters. */
      voices: readonly VoiceOption[];
      /** Of all of them. */
      total: number;
      selectedId: string | null;
      isExpanded: boolean;
    };

/** The chosen voice reading the script. */
interface ReadingView {
  title: string;
  description: string;
  /** An estimate until the audio is there. */
  seconds: number;
  /** Null until the audio is made. */
  src: string | null;
  peaks: readonly number[];
}

export interface VoiceStepViewProps {
  list: VoiceList;
  onVoiceChange: (id: string) => void;
  onToggleSample: (id: string) => void;
  onExpandedChange: (isExpanded: boolean) => void;
  onFavouriteChange: (id: string) => void;
  /** Whether a voice can be had to read a line of the script before its audio is made. */
  canReadAloud: boolean;
  filters: VoiceFiltersProps;
  /** Null while no voice is chosen. */
  reading: ReadingView | null;
  /** Null while no voice is chosen. */
  manner: VoiceMannerProps | null;
  /** Whether the voice that was chosen once is not offered any more. */
  isGone: boolean;
  /** Above the voices: that none of them speaks the script's language. */
  notice?: ReactNode;
  /** Why the audio was not made, in the specification's words. */
  errorMessage: string | null;
  /** Whether audio was made of another script or voice. */
  isOutOfDate: boolean;
  isGenerating: boolean;
  /** Whether the audio is there, so that the way on is open. */
  isReady: boolean;
  isReadOnly: boolean;
  onGenerate: () => void;
  onCancel: () => void;
  onContinue: () => void;
  onBack: () => void;
}

/** The wizard's second step: a voice, and the script read by it. */
export function VoiceStepView(props: VoiceStepViewProps) {
  const { list, reading, manner, errorMessage, isOutOfDate, isGenerating, isReady, isReadOnly } =
    props;
  const [attempts, setAttempts] = useState(0);
  return (
    <>
      <Stack gap={6}>
        {props.notice}
        <div className={styles.columns} data-chosen={manner !== null || undefined}>
          <div className={styles.list}>
            <Voices {...props} />
          </div>
          {manner && <VoiceManner {...manner} />}
        </div>
        <Stack gap={4} aria-label="Audio of your script" role="region">
          {errorMessage !== null && <StepFailure key={attempts} message={errorMessage} />}
          {props.isGone && (
            <Banner tone="warning">
              The voice that was chosen for this video is not offered any more. Choose another one.
            </Banner>
          )}
          {isOutOfDate && !isGenerating && (
            <Banner tone="info">
              The script, the voice or its speed has changed. Generate the audio again to hear it.
            </Banner>
          )}
          {reading && (
            <AudioPlayer
              label="Your script, read aloud"
              title={reading.title}
              description={reading.description}
              duration={reading.seconds}
              src={reading.src}
              peaks={reading.peaks}
            />
          )}
        </Stack>
      </Stack>
      <WizardFooter
        start={
          <div className={isGenerating ? frame.backWhileBusy : frame.back}>
            <Button variant="ghost" size="lg" icon={ArrowLeft} onPress={props.onBack}>
              Back to Script
            </Button>
          </div>
        }
      >
        {isGenerating && (
          <Button size="lg" onPress={props.onCancel}>
            Cancel
          </Button>
        )}
        {isReady ? (
          <Button variant="primary" size="lg" iconEnd={ArrowRight} onPress={props.onContinue}>
            Continue
          </Button>
        ) : (
          <Button
            variant="primary"
            size="lg"
            iconEnd={ArrowRight}
            isPending={isGenerating}
            isDisabled={isReadOnly || list.status !== 'ready'}
            onPress={() => {
              setAttempts(attempts + 1);
              props.onGenerate();
            }}
          >
            Generate Audio
          </Button>
        )}
      </WizardFooter>
    </>
  );
}

/** What can be heard before a voice is chosen, and after; nothing where neither can. */
function invitation(voices: readonly VoiceOption[], canReadAloud: boolean): string | undefined {
  const hasSamples = voices.some(({ sample }) => sample !== null);
  if (hasSamples && canReadAloud) {
    return 'Press play to hear each one; the one you choose can read a line from your script.';
  }
  if (hasSamples) return 'Press play to hear each one.';
  return canReadAloud ? 'The one you choose can read a line from your script.' : undefined;
}

function Voices({
  list,
  filters,
  onVoiceChange,
  onToggleSample,
  onExpandedChange,
  onFavouriteChange,
  canReadAloud,
}: VoiceStepViewProps) {
  if (list.status === 'loading') {
    return (
      <>
        <SlowNotice onRetry={list.onRetry} />
        <VoiceSkeleton layout={filters.layout} />
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
        <EmptyState title="No voices found" illustration="lectern">
          There is no voice to read your script yet. Your script is kept; come back later.
        </EmptyState>
      </Box>
    );
  }
  return (
    <ChosenInView>
      <VoiceCarousel
        label="Choose a voice"
        description={invitation(list.voices, canReadAloud)}
        layout={filters.layout}
        onFavoriteChange={onFavouriteChange}
        filters={<VoiceFilters {...filters} />}
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
    </ChosenInView>
  );
}

/** Brings the voice into view that was chosen on an earlier visit. */
function ChosenInView({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = ref.current?.querySelector('input[type="radio"]:checked');
    chosen?.closest('label')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return <div ref={ref}>{children}</div>;
}
