import { projectMessages } from '@lectern/api-client';
import { type MenuEntry, Stack, toast, VideoCard, formatRelativeTime } from '@lectern/ui';
import { Download, Pencil, Share2, Trash2, WandSparkles } from 'lucide-react';
import { paths } from '../paths.ts';
import { EditFailure } from './EditFailure.tsx';
import type { ProjectCardItemProps } from './ProjectCardItem.tsx';
import { projectStage } from './projectStage.ts';
import { projectTitle } from './projectTitle.ts';
import { thumbnailSource } from './thumbnailSource.ts';
import { undoEditEntry } from './undoEditEntry.ts';

/**
 * A project as a card of the dashboard (specification section 2, Dashboard). Its menu items do the same as
 * in My Videos; items that need a finished video appear only with one.
 */
export function RecentVideoItem({ project, now, actions }: ProjectCardItemProps) {
  const { group, label, tone, thumbnail } = projectStage(project);
  const isCompleted = group === 'completed';
  const lastActivity = project.updatedAt ?? project.createdAt;
  const video = isCompleted ? project.videoUrl : null;
  const aiEdit = isCompleted ? paths.aiEdit(project.id) : null;

  const menu: (MenuEntry | null)[] = [
    aiEdit === null ? null : { id: 'ai-edit', label: 'AI Edit', icon: WandSparkles, href: aiEdit },
    { id: 'edit', label: 'Edit', icon: Pencil, href: paths.project(project.id) },
    ...undoEditEntry(project, actions),
    isCompleted
      ? { id: 'share', label: 'Share', icon: Share2, onAction: () => actions.share(project) }
      : null,
    video === null
      ? null
      : {
          id: 'download',
          label: 'Download',
          icon: Download,
          isDisabled: actions.isDownloading(project),
          onAction: () => actions.download(project),
        },
    { kind: 'separator', id: 'line' },
    {
      id: 'delete',
      label: 'Delete',
      icon: Trash2,
      tone: 'danger',
      onAction: () => actions.remove(project),
    },
  ];

  return (
    <Stack gap={2}>
      <VideoCard
        href={paths.project(project.id)}
        title={projectTitle(project)}
        status={{ tone, label }}
        progress={isCompleted ? null : project.progress}
        thumbnail={{ kind: thumbnail, src: thumbnailSource(project, thumbnail) }}
        duration={project.durationSeconds}
        timeAgo={formatRelativeTime(lastActivity, now)}
        updatedAt={lastActivity}
        videoSrc={video}
        aiEditHref={aiEdit}
        onPlayError={() => toast.show({ tone: 'danger', children: projectMessages.autoplayFailed })}
        menu={menu.filter((entry) => entry !== null)}
        headingLevel={2}
      />
      <EditFailure project={project} />
    </Stack>
  );
}
