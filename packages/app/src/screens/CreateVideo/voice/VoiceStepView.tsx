import { AudioPlayer, Banner, Button, Stack, WizardFooter } from '@lectern/ui';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { RenderSupport } from '../../../backend/BackendContext.ts';
import { BackButton } from '../frame/BackButton.tsx';
import { StepFailure } from '../frame/StepFailure.tsx';
import { UnsupportedNotice } from '../frame/UnsupportedNotice.tsx';
import { VoiceChoice, type VoiceChoiceProps } from './VoiceChoice.tsx';
import { VoiceManner, type VoiceMannerProps } from './VoiceManner.tsx';
import { useSlow } from '../../../lib/useSlow.ts';
import type { OwnVoiceStep } from './useOwnVoiceStep.tsx';
import { GoneVoice, type GoneVoiceProps } from './packs/GoneVoice.tsx';
import * as styles from './VoiceStep.css.ts';

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

export interface VoiceStepViewProps extends Omit<VoiceChoiceProps, 'isLabelHidden'> {
  /** Null while no voice is chosen, as `manner` is. */
  reading: ReadingView | null;
  manner: VoiceMannerProps | null;
  /** The voice that was chosen once, where it is not offered any more. */
  gone: GoneVoiceProps | null;
  /** What this device can do; a hosted backend can do all. */
  support: RenderSupport;
  /** The user's own voice, where it can be recorded. */
  own: OwnVoiceStep | null;
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
  const { support, own } = props;
  const [attempts, setAttempts] = useState(0);
  // What was missing when the button was pressed, until it is there.
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
              // Until something is recorded, Record is the step's primary.
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
