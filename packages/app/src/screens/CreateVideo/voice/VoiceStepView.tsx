import { AudioPlayer, Banner, Button, Stack, WizardFooter } from '@lectern/ui';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { RenderSupport } from '../../../backend/BackendContext.ts';
import { BackButton } from '../frame/BackButton.tsx';
import { StepFailure } from '../frame/StepFailure.tsx';
import { UnsupportedNotice } from '../frame/UnsupportedNotice.tsx';
import { VoiceChoice, type VoiceChoiceProps } from './VoiceChoice.tsx';
import { VoiceManner, type VoiceMannerProps } from './VoiceManner.tsx';
import { useSlow } from '../../../lib/calls/useSlow.ts';
import type { OwnVoiceStep } from './useOwnVoiceStep.tsx';
import { GoneVoice, type GoneVoiceProps } from './packs/GoneVoice.tsx';
import * as styles from './VoiceStep.css.ts';

/** The chosen voice reading the script. */
interface ReadingView {
  title: string;
  description: string;
  /** An estimate until the audio exists. */
  seconds: number;
  /** Null until the audio is made. */
  src: string | null;
  peaks: readonly number[];
}

export interface VoiceStepViewProps extends Omit<VoiceChoiceProps, 'isLabelHidden'> {
  /** Null while no voice is chosen, as `manner` is. */
  reading: ReadingView | null;
  manner: VoiceMannerProps | null;
  /** The previously chosen voice if it is no longer offered. */
  gone: GoneVoiceProps | null;
  /** The capabilities of this device; a hosted backend supports everything. */
  support: RenderSupport;
  /** The user's own voice, if it can be recorded. */
  own: OwnVoiceStep | null;
  /** Notice above the voices that none of them speaks the script's language. */
  notice?: ReactNode;
  /** Why the audio was not made, worded as in the specification. */
  errorMessage: string | null;
  /** Whether the audio was made from another script or voice. */
  isOutOfDate: boolean;
  isGenerating: boolean;
  /** Whether the audio exists, so that the user can continue. */
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
  const { support, own } = props;
  const [attempts, setAttempts] = useState(0);
  // The requirement that was missing when the button was pressed; shown until it is met.
  const [missed, setMissed] = useState<string | null>(null);
  const failure = missed !== null && own?.missing === missed ? missed : errorMessage;
  const isSlow = useSlow(isGenerating);
  return (
    <>
      <Stack gap={6}>
        {!support.canRender && <UnsupportedNotice missing={support.missing} />}
        {own?.head}
        {own?.content ?? (
          <>
            {props.notice}
            <div className={styles.columns} data-chosen={manner !== null || undefined}>
              <div className={styles.list}>
                <VoiceChoice {...props} isLabelHidden={own?.head !== undefined} />
              </div>
              {manner && <VoiceManner {...manner} />}
            </div>
          </>
        )}
        <Stack gap={4} aria-label="Audio of your script" role="region">
          {failure !== null && <StepFailure key={attempts} message={failure} />}
          {props.gone && <GoneVoice {...props.gone} />}
          {isOutOfDate && !isGenerating && (
            <Banner tone="info">
              The script, its language, the voice or its speed has changed. Generate the audio again
              to hear it.
            </Banner>
          )}
          {isSlow && (
            <Banner tone="info" isLive>
              The audio is still being made. You can go on waiting, or cancel and try again.
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
      {own?.footer ?? (
        <WizardFooter
          start={<BackButton to="Script" isBusy={isGenerating} onPress={props.onBack} />}
        >
          {own?.note !== undefined && <span className={styles.footNote}>{own.note}</span>}
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
              // Until something is recorded, Record is the step's primary button.
              variant={own?.missing === undefined ? 'primary' : 'secondary'}
              size="lg"
              iconEnd={ArrowRight}
              isPending={isGenerating}
              isDisabled={!support.canSpeak || isReadOnly || list.status !== 'ready'}
              onPress={() => {
                setAttempts(attempts + 1);
                setMissed(own?.missing ?? null);
                if (own?.missing === undefined) props.onGenerate();
              }}
            >
              Generate Audio
            </Button>
          )}
        </WizardFooter>
      )}
    </>
  );
}
