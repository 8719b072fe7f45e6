import { type Project, projectMessages } from '@lectern/api-client';
import { ProjectCard, type ProjectCardProps, Stack, toast, formatRelativeTime } from '@lectern/ui';
import { Download, Link } from 'lucide-react';
import { useBackend } from '../backend/BackendContext.ts';
import { formatCardDuration } from '../lib/format/formatDuration.ts';
import { paths } from '../paths.ts';
import { EditFailure } from './EditFailure.tsx';
import { projectMenu } from './projectMenu.ts';
import { projectStage } from './projectStage.ts';
import { projectTitle } from './projectTitle.ts';
import { canShareNatively, canShareVideos } from './shareLink.ts';
import { thumbnailSource } from './thumbnailSource.ts';
import type { ProjectActions } from './useProjectActions.tsx';

export interface ProjectCardItemProps {
  project: Project;
  /** Current time in milliseconds, the same for the whole list. */
  now: number;
  actions: ProjectActions;
  /** Whether it can be selected, and whether any card is. */
  selection?: ProjectCardProps['selection'];
}

/** Returns props for the system's share sheet, or for a menu that says what will happen. */
function shareProps(
  share: () => void,
  download: (() => void) | undefined,
  isOnDevice: boolean,
): Pick<ProjectCardProps, 'onShare' | 'shareItems'> {
  if (isOnDevice && download) {
    if (canShareVideos()) return { onShare: share };
    // The link works only in this browser; the file can be sent.
    const copyLabel = 'Copy link (this browser only)';
    return {
      shareItems: [
        { id: 'download', label: 'Download the video', icon: Download, onAction: download },
        { id: 'copy', label: copyLabel, icon: Link, onAction: share },
      ],
    };
  }
  if (canShareNatively()) return { onShare: share };
  return { shareItems: [{ id: 'copy', label: 'Copy link', icon: Link, onAction: share }] };
}

/** A project as a card of My Videos and the dashboard (specification section 2, My Videos). */
export function ProjectCardItem({ project, now, actions, selection }: ProjectCardItemProps) {
  const { group, label, tone, thumbnail } = projectStage(project);
  const isCompleted = group === 'completed';
  const lastActivity = project.updatedAt ?? project.createdAt;
  const video = isCompleted ? project.videoUrl : null;
  const download = video === null ? undefined : () => actions.download(project);
  const isOnDevice = useBackend().kind === 'embedded';

  return (
    <Stack gap={2}>
      <ProjectCard
        href={paths.project(project.id)}
        title={projectTitle(project)}
        status={{ tone, label }}
        progress={isCompleted ? null : project.progress}
        thumbnail={{ kind: thumbnail, src: thumbnailSource(project, thumbnail) }}
        durationLabel={formatCardDuration(project.durationSeconds)}
        avatarLetter={project.avatarName ?? undefined}
        timeAgo={formatRelativeTime(lastActivity, now)}
        updatedAt={lastActivity ?? undefined}
        tags={project.tags}
        videoSrc={video}
        // No captions: they would be too small to read here, and would cover those in the picture.
        {...(isCompleted && shareProps(() => actions.share(project), download, isOnDevice))}
        onDownload={download}
        isDownloading={actions.isDownloading(project)}
        onPlayError={() => toast.show({ tone: 'danger', children: projectMessages.autoplayFailed })}
        menu={projectMenu(project, actions)}
        selection={selection}
      />
      <EditFailure project={project} />
    </Stack>
  );
}
