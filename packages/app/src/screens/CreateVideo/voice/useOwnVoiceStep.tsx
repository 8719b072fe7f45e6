import type { Voice } from '@lectern/api-client';
import { Button, WizardFooter } from '@lectern/ui';
import { ownVoiceId } from '@lectern/studio/own-voice';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useVoiceRecordings } from '../../../backend/embeddedParts.ts';
import { useDeparture } from '../../../navigation/useDeparture.ts';
import { paths } from '../../../paths.ts';
import { BackButton } from '../frame/BackButton.tsx';
import { readVideoSettings } from '../look/videoSettings.ts';
import { ImportedReview } from '../recording/ImportedReview.tsx';
import { OwnVoiceReview } from '../recording/OwnVoiceReview.tsx';
import { OwnVoiceStart } from '../recording/OwnVoiceStart.tsx';
import { missingNumbers } from '../recording/takes.ts';
import { useImport } from '../recording/useImport.ts';
import { useOwnVoice } from '../recording/useOwnVoice.ts';
import { useWizard } from '../wizard/WizardContext.ts';
import { VoiceHead } from './VoiceHead.tsx';

/** The parts of the voice step that exist if the user's own voice can be recorded. */
export interface OwnVoiceStep {
  /** Heading and the two ways; undefined if neither is shown. */
  head?: ReactNode;
  /** Replaces the list while the user's own voice is chosen. */
  content?: ReactNode;
  /** Shown next to Generate Audio. */
  note?: string;
  /** Why audio cannot be made yet, and what to do; undefined once there is a take. */
  missing?: string | undefined;
  /** Replaces the step's own footer. */
  footer?: ReactNode;
}

const NOTHING_KEPT = 'Record a sentence or use a recording first, or choose a voice from the list.';

/** '10 recorded, 2 by Olivia'. */
const noteOf = (kept: number, left: number, name: string): string =>
  kept === 0
    ? 'Nothing recorded yet'
    : left === 0
      ? `All ${kept} recorded`
      : `${kept} recorded, ${left} by ${name}`;

/**
 * The other option of the voice step, the user's own voice. Null if a server makes the audio, because it
 * only supports the list.
 *
 * @param length - Length of the script, as text.
 * @param language - Language of the script; null while unknown.
 */
export function useOwnVoiceStep(
  voices: readonly Voice[] | undefined,
  length: string,
  language: string | null,
): OwnVoiceStep | null {
  const door = useVoiceRecordings();
  const { journey, isReadOnly, send } = useWizard();
  const navigate = useNavigate();
  const depart = useDeparture();
  const { own, fallbackId } = useOwnVoice();
  const imported = useImport(own);
  if (!door) return null;

  const chooseVoice = (voiceId: string) => send({ type: 'voiceChosen', voiceId });
  const open = (sentence?: number) => void navigate(paths.recordingRoom(sentence));
  const head = (
    <VoiceHead
      {...{ length, language }}
      voices={voices ?? []}
      way={fallbackId === null ? 'list' : 'own'}
      isDisabled={isReadOnly || !voices?.length}
      onChange={(way) => {
        const spare = fallbackId ?? journey.voiceId ?? voices?.[0]?.id;
        if (spare !== undefined) chooseVoice(way === 'own' ? ownVoiceId(spare) : spare);
      }}
    />
  );
  if (fallbackId === null) return { head };

  const recorded = own?.recorded ?? null;
  const name = voices?.find(({ id }) => id === fallbackId)?.name ?? 'A voice';
  const { state } = imported;
  if (own && recorded && state.status === 'matched') {
    const keepAndRecord = async (sentence?: number) => {
      const departure = depart();
      if (await imported.keep()) departure.goTo(paths.recordingRoom(sentence));
    };
    return {
      content: (
        <ImportedReview
          key={state.file.name}
          {...{ matched: state, recorded, isReadOnly }}
          isKeeping={imported.isKeeping}
          fallbackName={name}
          edges={imported}
          onAnother={imported.cancel}
          onRecord={(sentence) => void keepAndRecord(sentence)}
        />
      ),
      footer: (
        <WizardFooter
          start={
            <BackButton to="Voice" isDisabled={imported.isKeeping} onPress={imported.cancel} />
          }
        >
          <Button
            variant="primary"
            size="lg"
            iconEnd={ArrowRight}
            isPending={imported.isKeeping}
            isDisabled={isReadOnly}
            onPress={() => void imported.keep()}
          >
            Use recording
          </Button>
        </WizardFooter>
      ),
    };
  }

  const left = recorded ? missingNumbers(recorded).length : 0;
  const kept = recorded ? recorded.sentences.length - left : 0;
  const foot = { note: noteOf(kept, left, name), missing: kept > 0 ? undefined : NOTHING_KEPT };
  const hasTakes = recorded?.sentences.some(({ takes }) => takes.length > 0) ?? false;
  if (own && recorded && hasTakes) {
    return {
      ...foot,
      content: (
        <OwnVoiceReview
          {...{ own, recorded, isReadOnly }}
          fallback={{ id: fallbackId, name }}
          voices={voices ?? []}
          speed={readVideoSettings(journey.settings).speed}
          onRecord={open}
          onFallbackChange={(id) => chooseVoice(ownVoiceId(id))}
          onChooseVoice={() => chooseVoice(fallbackId)}
        />
      ),
    };
  }
  return {
    ...foot,
    head,
    content: (
      <OwnVoiceStart
        sentences={recorded?.sentences.length ?? null}
        file={state}
        isReadOnly={isReadOnly}
        onRecord={() => open()}
        onFile={imported.take}
        onCancel={imported.cancel}
      />
    ),
  };
}
