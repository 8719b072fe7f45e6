import { useProject, useVideoStatus, useVoices } from '@lectern/api-client';
import { formatTime, type VideoPlayerHandle } from '@lectern/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBackend } from '../../../backend/BackendContext.ts';
import { absoluteUrl, paths } from '../../../paths.ts';
import { projectTitle } from '../../../projects/projectTitle.ts';
import { useMediaFacts } from '../audio/useMediaFacts.ts';
import { useWizard } from '../wizard/WizardContext.ts';
import { PreviewStepView } from './PreviewStepView.tsx';
import { useCaptionFile } from './useCaptionFile.ts';
import { useCopiedLink } from './useCopiedLink.ts';
import { useVideoFiles } from './useVideoFiles.ts';
import { VideoScript } from './VideoScript.tsx';

/** 'Presented by Amara, voiced by Marcus.', with what of it is known. */
function creditsOf(avatar: string | null, voice: string | null): string | null {
  if (avatar === null) return voice === null ? null : `Voiced by ${voice}.`;
  return voice === null ? `Presented by ${avatar}.` : `Presented by ${avatar}, voiced by ${voice}.`;
}

/** The preview step over the wizard's journey. */
export function PreviewStep() {
  const { journey, restart } = useWizard();
  const navigate = useNavigate();
  const { data: project } = useProject(journey.projectId);
  const { data: status } = useVideoStatus(journey.videoId);
  const { data: voices } = useVoices();
  const player = useRef<VideoPlayerHandle>(null);
  const [currentTime, setCurrentTime] = useState(0);
  const [isScriptShown, setScriptShown] = useState(false);
  const [isShareShown, setShareShown] = useState(false);
  const [captionsChoice, setCaptionsShown] = useState<boolean | null>(null);
  // The studio on this device draws captions into the picture unless a project says not to; a second
  // set above them is there for those who ask.
  const isOnDevice = useBackend().kind === 'embedded';
  const areCaptionsShown =
    captionsChoice ?? !(isOnDevice && project?.settings['captions'] !== false);

  const videoUrl = journey.videoUrl ?? '';
  // What the cache still holds of an earlier video of this project is not this one's.
  const isOwn = project?.videoUrl === videoUrl;
  const captionsUrl = status?.captionsUrl ?? (isOwn ? (project?.captionsUrl ?? null) : null);
  const captions = useCaptionFile(captionsUrl);
  const media = useMediaFacts('video', journey.videoUrl);
  const resolution = media && media.height > 0 ? `${media.height}p` : null;
  const seconds = media?.duration ?? (isOwn ? project?.durationSeconds : null) ?? null;
  const { files, isDownloading, downloadVideo } = useVideoFiles({
    videoUrl,
    resolution,
    captions,
    script: journey.script,
  });

  const url = absoluteUrl(paths.project(journey.projectId ?? ''));
  const link = useCopiedLink(url);
  const title = project ? projectTitle(project) : 'Your video';
  const voice = voices?.find(({ id }) => id === journey.voiceId)?.name ?? null;

  return (
    <PreviewStepView
      title={title}
      videoUrl={videoUrl}
      posterUrl={isOwn ? project.thumbnailUrl : null}
      captionsUrl={captionsUrl}
      playerRef={player}
      onTimeChange={setCurrentTime}
      areCaptionsShown={areCaptionsShown}
      onCaptionsShownChange={setCaptionsShown}
      facts={[resolution, seconds === null ? null : formatTime(seconds)]
        .filter((fact) => fact !== null)
        .join(', ')}
      credits={creditsOf(project?.avatarName ?? null, voice)}
      isScriptShown={isScriptShown}
      onScriptShownChange={setScriptShown}
      script={
        <VideoScript
          script={journey.script}
          cues={captions?.cues ?? []}
          currentTime={currentTime}
          onSeek={(to) => {
            player.current?.seek(to);
            setCurrentTime(to);
          }}
          areCaptionsShown={areCaptionsShown}
          onCaptionsShownChange={setCaptionsShown}
        />
      }
      isDownloading={isDownloading}
      onDownload={downloadVideo}
      isShareShown={isShareShown}
      onShareShownChange={setShareShown}
      share={{
        url,
        isCopied: link.isCopied,
        onCopy: link.copy,
        onShare:
          typeof navigator.share === 'function'
            ? // Closing the sheet is no failure.
              () => void navigator.share({ title, url }).catch(() => undefined)
            : null,
      }}
      files={files}
      onCreateAnother={() => {
        restart();
        void navigate(paths.createStep('script'));
      }}
    />
  );
}
