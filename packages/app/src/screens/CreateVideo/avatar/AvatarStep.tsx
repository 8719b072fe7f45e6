import { type Avatar, avatarsLoadMessage, useAllAvatars, useVoices } from '@lectern/api-client';
import { createLatePart, media, toast } from '@lectern/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStorageFull } from '../../../backend/storage/useStorageFull.tsx';
import { useOwnAvatars } from '../../../avatars/ownAvatars.ts';
import { paths } from '../../../paths.ts';
import { useAudioShape } from '../audio/useAudioShapes.ts';
import { useMediaFacts } from '../audio/useMediaFacts.ts';
import { firstCaptionLine } from '../captions/convert.ts';
import { readVideoSettings } from '../look/videoSettings.ts';
import { preflight, type PreflightProblem } from '../processing/preflight.ts';
import { useRenderPace } from '../processing/renderPace.ts';
import { useStorageEstimate } from '../processing/useStorageEstimate.ts';
import { plainText } from '../script/scriptMarks.ts';
import { voiceWithAccent } from '../voice/voiceOption.ts';
import { useWizard } from '../wizard/WizardContext.ts';
import { ANY_AVATAR, chooseAvatars, withAdded } from './avatarFilter.ts';
import { avatarOption, FALLBACK_AVATAR, scenePicture } from './avatarOption.ts';
import type { AvatarList } from './AvatarChoice.tsx';
import { AvatarStepView } from './AvatarStepView.tsx';
import { useCanEncode } from './useCanEncode.ts';
import { useLivePresenter } from './useLivePresenter.ts';
import { useRenderSupport } from './useRenderSupport.ts';

const lateDialog = createLatePart(() => import('../../../avatars/GenerateAvatarDialog.tsx'));

const GONE: PreflightProblem = {
  id: 'avatar',
  tone: 'warning',
  message: 'The avatar that was chosen for this video is not there any more: choose another one.',
};

async function copyAddress(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    toast.show({ tone: 'success', children: 'Address copied' });
  } catch {
    toast.show({ tone: 'danger', children: `Copy this address: ${window.location.href}` });
  }
}

/** The avatar step over the wizard's journey. */
export function AvatarStep() {
  const { journey, isReadOnly, render, send } = useWizard();
  const navigate = useNavigate();
  const { data, error, isLoading, refresh } = useAllAvatars();
  const { data: voices } = useVoices();
  // Shown at first where it has a column of its own.
  const [isPreviewShown, setPreviewShown] = useState(() => window.matchMedia(media.xl).matches);
  const [isRetrying, setRetrying] = useState(false);
  const [filter, setFilter] = useState(ANY_AVATAR);
  const [isGenerating, setGenerating] = useState(false);
  const GenerateDialog = lateDialog.usePart()?.GenerateAvatarDialog;
  // Saved here a moment ago; the list will have them too when it is read again.
  const [added, setAdded] = useState<readonly Avatar[]>([]);
  const { ownIds } = useOwnAvatars();
  const canRender = useRenderSupport();
  const [room, refreshRoom] = useStorageEstimate();
  const storage = useStorageFull({
    projectId: journey.projectId,
    failure: render.noRoom,
    onRetry: () => send({ type: 'renderAsked', isOffered: true }),
    onClose: refreshRoom,
  });

  // The failure is told once and cleared; a stand-in takes the list's place (section 8, Avatars).
  const failure = data === undefined && !isLoading && error ? avatarsLoadMessage(error) : null;
  useEffect(() => {
    if (failure !== null) toast.show({ tone: 'danger', children: failure, timeout: 8_000 });
  }, [failure]);

  const avatars = useMemo(
    () => withAdded(data ?? (failure === null ? [] : [FALLBACK_AVATAR]), added),
    [data, failure, added],
  );
  const chosen = avatars.find((avatar) => avatar.id === journey.avatarId);

  const list = useMemo((): AvatarList => {
    const options = chooseAvatars(avatars, filter, ownIds).map(avatarOption);
    if (data) return { status: 'ready', avatars: options, total: avatars.length };
    if (failure === null)
      return { status: 'loading', onRetry: () => void refresh().catch(() => undefined) };
    async function retry(): Promise<void> {
      setRetrying(true);
      await refresh().catch(() => undefined);
      setRetrying(false);
    }
    return { status: 'fallback', avatars: options, isRetrying, onRetry: () => void retry() };
  }, [avatars, filter, ownIds, data, failure, isRetrying, refresh]);

  const choose = useCallback(
    (avatarId: string) => send({ type: 'avatarChosen', avatarId }),
    [send],
  );
  const filters = useMemo(() => ({ filter, onFilterChange: setFilter }), [filter]);

  const audioUrl = journey.audio?.url ?? null;
  const shape = useAudioShape(audioUrl);
  const audio = useMediaFacts('audio', audioUrl);
  const seconds = audio?.duration ?? shape?.duration ?? null;
  const voice = voices?.find(({ id }) => id === journey.voiceId);
  const settings = readVideoSettings(journey.settings);
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
  const noRoom = problems.find(({ id }) => id === 'space');
  // A saved avatar that was deleted, or one of another server: nobody is chosen then.
  const isGone = data !== undefined && journey.avatarId !== null && !chosen;

  return (
    <>
      <AvatarStepView
        list={list}
        filters={filters}
        selectedId={chosen?.id ?? null}
        onAvatarChange={choose}
        preview={{
          presenter: chosen ? { name: chosen.name, src: scenePicture(chosen) } : null,
          live,
          aspect: settings.aspect,
          caption: settings.captions ? firstCaptionLine(plainText(journey.script)) : '',
          voice: voice ? voiceWithAccent(voice) : null,
          seconds,
          peaks: shape?.peaks ?? [],
          audioUrl,
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
        }}
        onMakeRoom={() => noRoom && storage.tell(noRoom.message)}
        problems={isGone ? [GONE, ...problems] : problems}
        onGenerateAvatar={() => {
          setGenerating(true);
          lateDialog.want(() => setGenerating(false));
        }}
        isPreviewShown={isPreviewShown}
        onPreviewShownChange={setPreviewShown}
        errorMessage={render.error}
        onDismissError={() => send({ type: 'errorDismissed' })}
        isGenerating={render.task !== null}
        isReadOnly={isReadOnly}
        canRender={canRender}
        onCopyAddress={() => void copyAddress()}
        onBack={() => void navigate(paths.createStep('voice'))}
        onGenerate={() => {
          if (chosen && noRoom) storage.tell(noRoom.message);
          else send({ type: 'renderAsked', isOffered: chosen !== undefined });
        }}
      />
      {storage.dialog}
      {GenerateDialog && (
        <GenerateDialog
          isOpen={isGenerating}
          onOpenChange={setGenerating}
          projectId={journey.projectId ?? undefined}
          onSaved={({ avatar }) => {
            setAdded((before) => [avatar, ...before]);
            setFilter(ANY_AVATAR);
            choose(avatar.id);
            toast.show({ tone: 'success', children: `${avatar.name} presents your video.` });
          }}
        />
      )}
    </>
  );
}
