import { media } from '@lectern/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { plainText } from '@lectern/studio/marks';
import { useStorageFull } from '../../../storage/useStorageFull.tsx';
import { paths } from '../../../paths.ts';
import { useAudioShape } from '../audio/useAudioShapes.ts';
import { useMediaFacts } from '../audio/useMediaFacts.ts';
import { firstCaptionLine } from '../captions/convert.ts';
import { useRenderSupport } from '../frame/useRenderSupport.ts';
import { useGesturePictures } from '../look/gesturePictures.ts';
import { readVideoSettings } from '../look/videoSettings.ts';
import { preflight, type PreflightProblem } from '../processing/preflight.ts';
import { useRenderPace } from '../processing/renderPace.ts';
import { useStorageEstimate } from '../processing/useStorageEstimate.ts';
import { OwnVoiceBar } from '../recording/OwnVoiceBar.tsx';
import { useWizard } from '../wizard/WizardContext.ts';
import { scenePicture } from './avatarOption.ts';
import { AvatarStepView } from './AvatarStepView.tsx';
import { useAvatarList } from './useAvatarList.ts';
import { useCanEncode } from './useCanEncode.ts';
import { useGenerateAvatar } from './useGenerateAvatar.tsx';
import { useLivePresenter } from './useLivePresenter.ts';
import { useSpeaker } from './useSpeaker.ts';

const GONE: PreflightProblem = {
  id: 'avatar',
  tone: 'warning',
  message: 'The avatar that was chosen for this video is not there any more: choose another one.',
};

/** The avatar step, connected to the wizard's journey. */
export function AvatarStep() {
  const { journey, isReadOnly, render, send } = useWizard();
  const navigate = useNavigate();
  const speaker = useSpeaker(journey.voiceId);
  const { list, filters, chosen, isGone, add } = useAvatarList(
    journey.avatarId,
    speaker.offeredFor,
  );
  // Shown initially if it has its own column.
  const [isPreviewShown, setPreviewShown] = useState(() => window.matchMedia(media.xl).matches);
  const support = useRenderSupport();
  const [room, refreshRoom] = useStorageEstimate();
  const storage = useStorageFull({
    projectId: journey.projectId,
    failure: render.noRoom,
    onRetry: () => send({ type: 'renderAsked', isOffered: true }),
    onClose: refreshRoom,
  });

  const choose = (avatarId: string) => send({ type: 'avatarChosen', avatarId });
  const generation = useGenerateAvatar(journey.projectId, (avatar) => {
    add(avatar);
    choose(avatar.id);
  });
  const audioUrl = journey.audio?.url ?? null;
  const shape = useAudioShape(audioUrl);
  const audio = useMediaFacts('audio', audioUrl);
  const seconds = audio?.duration ?? shape?.duration ?? null;
  const settings = readVideoSettings(journey.settings);
  const poseOf = useGesturePictures({ ...journey, avatarId: chosen?.id ?? null });
  const live = useLivePresenter({
    projectId: journey.projectId,
    avatarId: chosen?.id ?? null,
    audioUrl,
    settings: journey.settings,
  });
  const { picture, time, space, problems } = preflight({
    settings,
    seconds,
    storage: room,
    pace: useRenderPace(),
    canEncode: useCanEncode(settings),
  });
  const changeGesturesOff = (gesturesOff: readonly number[]) =>
    send({ type: 'settingsChanged', changes: { gesturesOff } });
  const noRoom = problems.find(({ id }) => id === 'space');

  return (
    <>
      <AvatarStepView
        voiceBar={
          speaker.recorded &&
          // The voice is not mentioned until its name is loaded.
          speaker.isKnown && (
            <OwnVoiceBar
              recorded={speaker.recorded}
              fallbackName={speaker.voice?.name ?? 'A voice'}
              seconds={seconds}
              onRecord={(sentence) => void navigate(paths.recordingRoom(sentence))}
              onHear={() => void navigate(paths.createStep('voice'))}
            />
          )
        }
        list={list}
        filters={filters}
        selectedId={chosen?.id ?? null}
        onAvatarChange={choose}
        preview={{
          presenter: chosen ? { name: chosen.name, src: scenePicture(chosen) } : null,
          live,
          aspect: settings.aspect,
          caption: settings.captions ? firstCaptionLine(plainText(journey.script)) : '',
          voice: speaker.name,
          seconds,
          peaks: shape?.peaks ?? [],
          audioUrl,
          gesturesOff: settings.gesturesOff,
          onGesturesOffChange: isReadOnly ? null : changeGesturesOff,
          isStarting: render.task !== null,
          facts: [
            { label: 'Picture', value: picture },
            ...(space === null ? [] : [{ label: 'Space', value: space }]),
            ...(time === null ? [] : [{ label: 'Time to make', value: time }]),
          ],
        }}
        look={{
          settings,
          onChange: (changes) => send({ type: 'settingsChanged', changes }),
          isReadOnly,
          poseOf,
        }}
        onMakeRoom={() => noRoom && storage.tell(noRoom.message)}
        problems={isGone ? [GONE, ...problems] : problems}
        onGenerateAvatar={generation.open}
        isPreviewShown={isPreviewShown}
        onPreviewShownChange={setPreviewShown}
        errorMessage={render.error}
        onDismissError={() => send({ type: 'errorDismissed' })}
        isGenerating={render.task !== null}
        isReadOnly={isReadOnly}
        support={support}
        onBack={() => void navigate(paths.createStep('voice'))}
        onGenerate={() => {
          if (chosen && noRoom) storage.tell(noRoom.message);
          else send({ type: 'renderAsked', isOffered: chosen !== undefined });
        }}
      />
      {storage.dialog}
      {generation.dialog}
    </>
  );
}
