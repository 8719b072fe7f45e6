import type { Voice } from '@lectern/api-client';
import { useNavigate } from 'react-router-dom';
import { readOwnVoice } from '@lectern/studio/own-voice';
import { useStorageFull } from '../../../storage/useStorageFull.tsx';
import { paths } from '../../../paths.ts';
import { useAudioShape } from '../audio/useAudioShapes.ts';
import { useMediaFacts } from '../audio/useMediaFacts.ts';
import { useReadAloud } from '../../../backend/useReadAloud.ts';
import { useRenderSupport } from '../frame/useRenderSupport.ts';
import { readVideoSettings } from '../look/videoSettings.ts';
import { measureScript } from '../script/scriptLength.ts';
import { useScriptLanguage } from '../script/useScriptLanguage.ts';
import { isAudioCurrent } from '../wizard/journey.ts';
import { useWizard } from '../wizard/WizardContext.ts';
import { goneVoice } from './packs/goneVoice.ts';
import { usePacks } from './packs/usePacks.ts';
import { VoicePacksNote } from './packs/VoicePacksNote.tsx';
import { firstSentence } from './firstSentence.ts';
import { readingLength } from './readingLength.ts';
import { useLanguageWords } from './useLanguageWords.tsx';
import { useOwnVoiceStep } from './useOwnVoiceStep.tsx';
import { useVoiceList } from './useVoiceList.ts';
import type { VoiceMannerProps } from './VoiceManner.tsx';
import { VoiceStepView } from './VoiceStepView.tsx';

/** The voice step, connected to the wizard's journey. */
export function VoiceStep() {
  const { journey, isReadOnly, speech, send } = useWizard();
  const { script, projectId } = journey;
  const navigate = useNavigate();
  const fallbackId = journey.voiceId === null ? null : readOwnVoice(journey.voiceId);
  const { speed, language: setLanguage } = readVideoSettings(journey.settings);
  const language = useScriptLanguage(script, setLanguage);
  const reader = useReadAloud();
  const read = (voiceId: string) =>
    reader?.toggle({ id: voiceId, text: firstSentence(script), voiceId, speed });
  const hearing = reader && { ...reader, toggle: read };
  const voices = useVoiceList(fallbackId ?? journey.voiceId, journey.avatarId, language, hearing);
  const { chosen, toggleSample } = voices;
  const support = useRenderSupport();
  const storage = useStorageFull({
    projectId,
    failure: speech.noRoom,
    onRetry: () => send({ type: 'audioAsked', isOffered: true }),
  });

  const isReady = isAudioCurrent(journey);
  const audioUrl = isReady ? (journey.audio?.url ?? null) : null;
  const audioShape = useAudioShape(audioUrl);
  const facts = useMediaFacts('audio', audioUrl);
  const packs = usePacks();
  const length = measureScript(script);

  const estimate = readingLength(
    script,
    length,
    { lettersPerSecond: chosen?.lettersPerSecond ?? null, speed },
    isReady ? (facts?.duration ?? null) : null,
  );
  const own = useOwnVoiceStep(voices.voices, estimate.description, language);
  const languageWords = useLanguageWords({
    language,
    voices,
    packs,
    canRecord: own !== null,
  });
  const isOwn = own?.content !== undefined;
  // A previously chosen voice may no longer be in the list.
  const isGone = voices.voices !== undefined && chosen === undefined;

  function mannerOf(voice: Voice): VoiceMannerProps {
    const { id } = voice;
    return {
      // Without a sample, the button below reads the same sentence.
      voice: { ...voices.optionOf(voice), ...(voice.previewUrl === null && { sample: null }) },
      onToggleSample: () => toggleSample(id),
      speed,
      onSpeedChange: (next) => send({ type: 'settingsChanged', changes: { speed: next } }),
      isFavourite: voices.favouriteIds.includes(id),
      onFavouriteChange: () => voices.toggleFavourite(id),
      hearing: reader && {
        isPending: reader.pendingId === id,
        isPlaying: reader.playingId === id,
        onToggle: () => {
          voices.stopSample();
          read(id);
        },
      },
      isReadOnly,
    };
  }

  function readingOf({ name }: Voice) {
    return {
      title: isOwn ? 'Your voice reads your script' : `${name} reads your script`,
      ...estimate,
      src: audioUrl,
      peaks: audioShape?.peaks ?? [],
    };
  }

  return (
    <>
      <VoiceStepView
        list={voices.list}
        presenterName={voices.presenter?.name ?? null}
        own={own}
        support={support}
        {...languageWords}
        packs={packs && <VoicePacksNote {...packs} />}
        onVoiceChange={(voiceId) => send({ type: 'voiceChosen', voiceId })}
        onToggleSample={toggleSample}
        onFavouriteChange={voices.toggleFavourite}
        canReadAloud={reader !== null}
        onExpandedChange={voices.setExpanded}
        // Until something is recorded, there is nothing to play.
        reading={chosen && !(isOwn && audioUrl === null) ? readingOf(chosen) : null}
        filters={voices.filters}
        manner={chosen ? mannerOf(chosen) : null}
        gone={isGone && journey.voiceId !== null ? goneVoice(journey.voiceId, packs) : null}
        errorMessage={speech.error}
        isOutOfDate={journey.audio !== null && !isReady}
        isGenerating={speech.task !== null}
        isReady={isReady && chosen !== undefined}
        isReadOnly={isReadOnly}
        onGenerate={() => {
          voices.stopSample();
          reader?.stop();
          send({ type: 'audioAsked', isOffered: chosen !== undefined });
        }}
        onCancel={() => send({ type: 'audioCancelled' })}
        onContinue={() => void navigate(paths.createStep('avatar'))}
        onBack={() => void navigate(paths.createStep('script'))}
      />
      {storage.dialog}
    </>
  );
}
