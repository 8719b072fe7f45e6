import { useApiClient, useVoices, type Voice, voicesLoadMessage } from '@lectern/api-client';
import { toast } from '@lectern/ui';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStorageFull } from '../../../backend/storage/useStorageFull.tsx';
import { estimateSeconds, estimateSpokenSeconds } from '../../../lib/estimateDuration.ts';
import { formatDuration } from '../../../lib/formatDuration.ts';
import { paths } from '../../../paths.ts';
import { useAudioShape, useAudioShapes } from '../audio/useAudioShapes.ts';
import { useMediaFacts } from '../audio/useMediaFacts.ts';
import { useReadAloud } from '../audio/useReadAloud.ts';
import { useSamplePlayer } from '../audio/useSamplePlayer.ts';
import { GUARD_MESSAGES } from '../wizard/guards.ts';
import { readVideoSettings } from '../look/videoSettings.ts';
import { measureScript, type ScriptLength } from '../script/scriptLength.ts';
import { plainText } from '../script/scriptMarks.ts';
import { useScriptLanguage } from '../script/useScriptLanguage.ts';
import { isAudioCurrent } from '../wizard/journey.ts';
import { useWizard } from '../wizard/WizardContext.ts';
import { firstSentence } from './firstSentence.ts';
import { LanguageNotice, otherLanguages } from './LanguageNotice.tsx';
import { useFavouriteVoices } from './useFavouriteVoices.ts';
import { useSpeech } from './useSpeech.ts';
import { ANY_VOICE, labelsOf, matchesFilter } from './voiceFilter.ts';
import { useVoiceLayout } from './useVoiceLayout.ts';
import { voiceOption } from './voiceOption.ts';
import type { VoiceMannerProps } from './VoiceManner.tsx';
import { type VoiceList, VoiceStepView } from './VoiceStepView.tsx';

const FAVOURITE_NOT_KEPT = 'This browser has no room to keep a favorite.';

/** Voices that show at first (specification section 9). */
const FIRST = 10;

/** '62 words, about 0:25', or the real length once there is one; and that length in seconds. */
function readingLength(
  script: string,
  { words, pauseSeconds }: ScriptLength,
  { lettersPerSecond, speed }: { lettersPerSecond: number | null; speed: number },
  seconds: number | null,
): { description: string; seconds: number } {
  const count = `${words.toLocaleString('en')} ${words === 1 ? 'word' : 'words'}`;
  if (seconds !== null) return { description: `${count}, ${formatDuration(seconds)}`, seconds };
  const estimate =
    lettersPerSecond === null
      ? estimateSeconds(words, 'nearest', { pauseSeconds, speed })
      : estimateSpokenSeconds(plainText(script), lettersPerSecond, { pauseSeconds, speed });
  return { description: `${count}, about ${formatDuration(estimate)}`, seconds: estimate };
}

/** The voice step over the wizard's journey. */
export function VoiceStep() {
  const wizard = useWizard();
  const { journey, isReadOnly, ensureProject } = wizard;
  const client = useApiClient();
  const navigate = useNavigate();
  const { data: voices, error, isLoading, refresh } = useVoices();
  const [isExpanded, setExpanded] = useState<boolean | null>(null);
  const [isRetrying, setRetrying] = useState(false);
  const [filter, setFilter] = useState(ANY_VOICE);
  const favourites = useFavouriteVoices();
  const [layout, setLayout] = useVoiceLayout();
  const reader = useReadAloud();
  const { speed } = readVideoSettings(journey.settings);

  // A voice is spoken for a project (specification section 4): one is there before it is needed.
  const needsProject = journey.projectId === null && !isReadOnly;
  useEffect(() => {
    // Why there is none is said where it is needed.
    if (needsProject) void ensureProject().catch(() => undefined);
  }, [needsProject, ensureProject]);

  const player = useSamplePlayer((id) => {
    const name = voices?.find((voice) => voice.id === id)?.name ?? 'this voice';
    toast.show({ tone: 'danger', children: `The sample of ${name} could not be played.` });
  });
  const speech = useSpeech(client, wizard);
  const storage = useStorageFull({
    projectId: journey.projectId,
    failure: speech.noRoom,
    onRetry: speech.generate,
  });

  const isReady = isAudioCurrent(journey);
  const audioUrl = isReady ? (journey.audio?.url ?? null) : null;
  const audioShape = useAudioShape(audioUrl);
  const facts = useMediaFacts('audio', audioUrl);

  const chosen = voices?.find((voice) => voice.id === journey.voiceId);
  const found = useMemo(
    () => (voices ?? []).filter((voice) => matchesFilter(voice, filter, favourites.ids)),
    [voices, filter, favourites.ids],
  );
  const chosenAt = found.findIndex((voice) => voice.id === journey.voiceId);
  // The chosen voice is in view, even where it comes after the first ten.
  const showsAll = isExpanded ?? chosenAt >= FIRST;
  const sampleUrls = useMemo(
    () =>
      found
        .slice(0, showsAll ? undefined : FIRST)
        .map((voice) => voice.previewUrl)
        .filter((url) => url !== null),
    [found, showsAll],
  );
  const shapes = useAudioShapes(sampleUrls);

  async function retry(): Promise<void> {
    setRetrying(true);
    await refresh().catch(() => undefined);
    setRetrying(false);
  }

  function toggleSample(id: string): void {
    const url = voices?.find((voice) => voice.id === id)?.previewUrl;
    if (url) player.toggle(id, url);
  }

  function toggleFavourite(id: string): void {
    void favourites.toggle(id).then((isKept) => {
      if (!isKept) toast.show({ tone: 'danger', children: FAVOURITE_NOT_KEPT });
    });
  }

  const optionOf = (voice: Voice) =>
    voiceOption(voice, shapes, player.sample, favourites.ids.includes(voice.id));

  function mannerOf(voice: Voice): VoiceMannerProps {
    const { id } = voice;
    const sentence = firstSentence(journey.script);
    return {
      voice: optionOf(voice),
      onToggleSample: () => toggleSample(id),
      speed,
      onSpeedChange: (next) => {
        speech.cancel();
        wizard.changeSettings({ speed: next });
      },
      isFavourite: favourites.ids.includes(id),
      onFavouriteChange: () => toggleFavourite(id),
      hearing: reader && {
        isPending: reader.pendingId === id,
        isPlaying: reader.playingId === id,
        onToggle: () => {
          player.stop();
          reader.toggle({ id, text: sentence, voiceId: id, speed });
        },
      },
      isReadOnly,
    };
  }

  function listOf(): VoiceList {
    if (voices) {
      return {
        status: 'ready',
        voices: found.map(optionOf),
        total: voices.length,
        selectedId: chosen?.id ?? null,
        isExpanded: showsAll,
      };
    }
    if (error && !isLoading) {
      const onRetry = () => void retry();
      return { status: 'failed', message: voicesLoadMessage(error), isRetrying, onRetry };
    }
    return { status: 'loading', onRetry: () => void refresh().catch(() => undefined) };
  }

  const language = useScriptLanguage(journey.script);
  const spoken = otherLanguages(language, voices ?? []);
  const length = useMemo(() => measureScript(journey.script), [journey.script]);
  return (
    <>
      <VoiceStepView
        list={listOf()}
        notice={
          language !== null &&
          spoken && (
            <LanguageNotice
              language={language}
              spoken={spoken}
              sentence={firstSentence(plainText(journey.script))}
              onChangeScript={() => void navigate(paths.createStep('script'))}
            />
          )
        }
        onVoiceChange={(id) => {
          speech.cancel();
          speech.setError(null);
          wizard.chooseVoice(id);
        }}
        onToggleSample={toggleSample}
        onFavouriteChange={toggleFavourite}
        canReadAloud={reader !== null}
        onExpandedChange={setExpanded}
        reading={
          chosen
            ? {
                title: `${chosen.name} reads your script`,
                ...readingLength(
                  journey.script,
                  length,
                  { lettersPerSecond: chosen.lettersPerSecond, speed },
                  facts?.duration ?? null,
                ),
                src: audioUrl,
                peaks: audioShape?.peaks ?? [],
              }
            : null
        }
        filters={{
          filter,
          genders: labelsOf(voices ?? [], 'gender'),
          accents: labelsOf(voices ?? [], 'accent'),
          onFilterChange: (next) => {
            setFilter(next);
            setExpanded(null);
          },
          layout,
          onLayoutChange: setLayout,
        }}
        manner={chosen ? mannerOf(chosen) : null}
        isGone={voices !== undefined && journey.voiceId !== null && chosen === undefined}
        errorMessage={speech.errorMessage}
        isOutOfDate={journey.audio !== null && !isReady}
        isGenerating={speech.isGenerating}
        isReady={isReady && chosen !== undefined}
        isReadOnly={isReadOnly}
        onGenerate={() => {
          player.stop();
          reader?.stop();
          // A voice that was chosen once may be gone from the list.
          if (chosen) speech.generate();
          else speech.setError(GUARD_MESSAGES.voiceMissing);
        }}
        onCancel={speech.cancel}
        onContinue={() => void navigate(paths.createStep('avatar'))}
        onBack={() => void navigate(paths.createStep('script'))}
      />
      {storage.dialog}
    </>
  );
}
