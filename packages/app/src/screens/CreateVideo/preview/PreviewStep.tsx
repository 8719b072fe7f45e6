import { useProject, useVideoStatus, useVoices } from '@lectern/api-client';
import { formatLength, type VideoPlayerHandle } from '@lectern/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { plainText } from '@lectern/studio/marks';
import { useBackend } from '../../../backend/BackendContext.ts';
import { absoluteUrl, paths } from '../../../paths.ts';
import { useProjectFile } from '../../../projects/useProjectFile.ts';
import { applyLocalEdits } from '../../../projects/localEdits.ts';
import { canShareNatively, canShareVideos } from '../../../projects/shareLink.ts';
import { projectTitle } from '../../../projects/projectTitle.ts';
import { RenameProjectDialog } from '../../../projects/RenameProjectDialog.tsx';
import { useLocalEdits } from '../../../projects/useLocalEdits.ts';
import { useMediaFacts } from '../audio/useMediaFacts.ts';
import { useWizard } from '../wizard/WizardContext.ts';
import { PreviewStepView } from './PreviewStepView.tsx';
import { useCaptionFile } from './useCaptionFile.ts';
import { useCopiedLink } from './useCopiedLink.ts';
import { useVideoFiles } from './useVideoFiles.ts';
import { VideoScript } from './VideoScript.tsx';

/** 'Presented by Amara, voiced by Marcus.', or as much of it as is known. */
function creditsOf(avatar: string | null, voice: string | null): string | null {
  if (avatar === null) return voice === null ? null : `Voiced by ${voice}.`;
  return voice === null ? `Presented by ${avatar}.` : `Presented by ${avatar}, voiced by ${voice}.`;
}

/** The preview step, connected to the wizard's journey. */
export function PreviewStep() {
  const { journey, send } = useWizard();
  const navigate = useNavigate();
  const { data: project } = useProject(journey.projectId);
  const { data: status } = useVideoStatus(journey.videoId);
  const { data: voices } = useVoices();
  const player = useRef<VideoPlayerHandle>(null);
  const [currentTime, setCurrentTime] = useState(0);
  const [isScriptShown, setScriptShown] = useState(false);
  const [isShareShown, setShareShown] = useState(false);
  const [captionsChoice, setCaptionsShown] = useState<boolean | null>(null);
  // The studio on this device draws captions into the picture unless a project turns them off; a second set
  // on top is only for users who want it.
  const isOnDevice = useBackend().kind === 'embedded';
  const areCaptionsShown =
    captionsChoice ?? !(isOnDevice && project?.settings['captions'] !== false);

  const videoUrl = journey.videoUrl ?? '';
  // The cache may still hold an earlier video of this project.
  const isOwn = project?.videoUrl === videoUrl;
  const captionsUrl = status?.captionsUrl ?? (isOwn ? (project?.captionsUrl ?? null) : null);
  const captions = useCaptionFile(captionsUrl);
  const media = useMediaFacts('video', journey.videoUrl);
  const shortSide = media && Math.min(media.width, media.height);
  const resolution = shortSide ? `${shortSide}p` : null;
  const seconds = media?.duration ?? (isOwn ? project?.durationSeconds : null) ?? null;
  // Marks are only for the voice.
  const script = plainText(journey.script);
  const url = absoluteUrl(paths.project(journey.projectId ?? ''));
  const link = useCopiedLink(url);
  const { edits, rename } = useLocalEdits();
  const [own] = project ? applyLocalEdits([project], { ...edits, deleted: [] }) : [];
  const title = own ? projectTitle(own) : 'Your video';
  const saveProjectFile = useProjectFile();
  const { files, isDownloading, downloadVideo, shareFile } = useVideoFiles({
    videoUrl,
    resolution,
    captions,
    script,
    saveProjectFile: own && saveProjectFile ? () => saveProjectFile(own) : null,
  });
  const [isRenaming, setRenaming] = useState(false);
  const voice = voices?.find(({ id }) => id === journey.voiceId)?.name ?? null;

  function shareSheet(): (() => void) | null {
    if (isOnDevice) return canShareVideos() ? shareFile : null;
    if (!canShareNatively()) return null;
    // Closing the share sheet is not a failure.
    return () => void navigator.share({ title, url }).catch(() => undefined);
  }

  return (
    <>
      <PreviewStepView
        title={title}
        onRename={project ? () => setRenaming(true) : null}
        aiEditHref={project ? paths.aiEdit(project.id) : null}
        videoUrl={videoUrl}
        posterUrl={isOwn ? project.thumbnailUrl : null}
        captionsUrl={captionsUrl}
        captionsLanguage={captions?.language ?? undefined}
        playerRef={player}
        onTimeChange={setCurrentTime}
        areCaptionsShown={areCaptionsShown}
        onCaptionsShownChange={setCaptionsShown}
        facts={[resolution, seconds === null ? null : formatLength(seconds)]
          .filter((fact) => fact !== null)
          .join(', ')}
        credits={creditsOf(project?.avatarName ?? null, voice)}
        isScriptShown={isScriptShown}
        onScriptShownChange={setScriptShown}
        script={
          <VideoScript
            script={script}
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
          onShare: shareSheet(),
          file: isOnDevice ? { onDownload: downloadVideo, isPending: isDownloading } : null,
        }}
        files={files}
        onCreateAnother={() => {
          send({ type: 'restartAsked' });
          void navigate(paths.createStep('script'));
        }}
      />
      {project && (
        <RenameProjectDialog
          name={title}
          isOpen={isRenaming}
          onRename={(name) => rename(project.id, name)}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  );
}
