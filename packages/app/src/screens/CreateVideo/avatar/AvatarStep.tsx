import { avatarsLoadMessage, useAllAvatars, useApiClient, useVoices } from '@lectern/api-client';
import { media, toast } from '@lectern/ui';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useAudioShape } from '../audio/useAudioShapes.ts';
import { useMediaFacts } from '../audio/useMediaFacts.ts';
import { useSamplePlayer } from '../audio/useSamplePlayer.ts';
import { firstCaptionLine } from '../captions/convert.ts';
import { useRenderStart } from '../processing/useRenderStart.ts';
import { voiceWithAccent } from '../voice/voiceOption.ts';
import { GUARD_MESSAGES } from '../wizard/guards.ts';
import { useWizard } from '../wizard/WizardContext.ts';
import { avatarOption, FALLBACK_AVATAR, scenePicture } from './avatarOption.ts';
import type { AvatarList } from './AvatarChoice.tsx';
import { AvatarStepView } from './AvatarStepView.tsx';
import { useRenderSupport } from './useRenderSupport.ts';

const AUDIO_FAILED = 'The audio could not be played.';

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
  const wizard = useWizard();
  const { journey, isReadOnly } = wizard;
  const client = useApiClient();
  const navigate = useNavigate();
  const { data, error, isLoading, refresh } = useAllAvatars();
  const { data: voices } = useVoices();
  // Shown at first where it has a column of its own.
  const [isPreviewShown, setPreviewShown] = useState(() => window.matchMedia(media.xl).matches);
  const [isRetrying, setRetrying] = useState(false);
  const canRender = useRenderSupport();
  const render = useRenderStart(
    client,
    wizard,
    () => void navigate(paths.createStep('processing')),
  );

  // The failure is told once and cleared; a stand-in takes the list's place (section 8, Avatars).
  const failure = data === undefined && !isLoading && error ? avatarsLoadMessage(error) : null;
  useEffect(() => {
    if (failure !== null) toast.show({ tone: 'danger', children: failure, timeout: 8_000 });
  }, [failure]);

  const avatars = useMemo(
    () => data ?? (failure === null ? [] : [FALLBACK_AVATAR]),
    [data, failure],
  );
  const chosen = avatars.find((avatar) => avatar.id === journey.avatarId);
  const options = useMemo(() => avatars.map(avatarOption), [avatars]);

  async function retry(): Promise<void> {
    setRetrying(true);
    await refresh().catch(() => undefined);
    setRetrying(false);
  }

  function listOf(): AvatarList {
    if (data) return { status: 'ready', avatars: options };
    if (failure === null) return { status: 'loading' };
    return { status: 'fallback', avatars: options, isRetrying, onRetry: () => void retry() };
  }

  const audioUrl = journey.audio?.url ?? null;
  const shape = useAudioShape(audioUrl);
  const facts = useMediaFacts('audio', audioUrl);
  const player = useSamplePlayer(() => toast.show({ tone: 'danger', children: AUDIO_FAILED }));
  const voice = voices?.find(({ id }) => id === journey.voiceId);

  return (
    <AvatarStepView
      list={listOf()}
      selectedId={chosen?.id ?? null}
      onAvatarChange={(id) => {
        render.setError(null);
        wizard.chooseAvatar(id);
      }}
      preview={{
        presenter: chosen ? { name: chosen.name, src: scenePicture(chosen) } : null,
        caption: firstCaptionLine(journey.script),
        voice: voice ? voiceWithAccent(voice) : null,
        seconds: facts?.duration ?? shape?.duration ?? null,
        peaks: shape?.peaks ?? [],
        playing: player.sample,
        onTogglePlay: () => audioUrl !== null && player.toggle('script', audioUrl),
      }}
      isPreviewShown={isPreviewShown}
      onPreviewShownChange={setPreviewShown}
      errorMessage={render.errorMessage}
      onDismissError={() => render.setError(null)}
      isGenerating={render.isStarting}
      isReadOnly={isReadOnly}
      canRender={canRender}
      onCopyAddress={() => void copyAddress()}
      onBack={() => void navigate(paths.createStep('voice'))}
      onGenerate={() => {
        player.stop();
        // An avatar that was chosen once may be gone from the list.
        if (chosen) render.start();
        else render.setError(GUARD_MESSAGES.avatarMissing);
      }}
    />
  );
}
