import {
  type Project,
  projectMessages,
  readCurrentProjectId,
  useApiClient,
  writeCurrentProjectId,
} from '@lectern/api-client';
import { createLatePart, toast } from '@lectern/ui';
import { type ReactNode, type RefObject, useState } from 'react';
import { useBackend, useFreeProject } from '../backend/BackendContext.ts';
import { focusAfterDialog } from '../lib/focus/focusAfterDialog.ts';
import { absoluteUrl, paths } from '../paths.ts';
import { type SaveProjectFile, useProjectFile } from './useProjectFile.ts';
import { useOwner } from '../session/useOwner.ts';
import type { ProjectRequest } from './ProjectDialogs.tsx';
import { projectTitle } from './projectTitle.ts';
import { canShareVideos, copyLink, shareLink, shareVideo } from './shareLink.ts';
import type { LocalEditsState } from './useLocalEdits.ts';
import { type UndoEdit, useUndoEdit } from './useUndoEdit.ts';

/** Milliseconds for which 'Link copied to clipboard!' is shown (specification section 9). */
const COPIED_MS = 3_000;

const lateDialogs = createLatePart(() => import('./ProjectDialogs.tsx'));

/** Actions on a project from its card. */
export interface ProjectActions extends UndoEdit {
  rename: (project: Project) => void;
  remove: (project: Project) => void;
  /** Shares or copies the link; shares the video itself if its link works in this browser only. */
  share: (project: Project) => void;
  download: (project: Project) => void;
  /** Downloads what its video was made from; null if that is unknown. */
  saveProjectFile: SaveProjectFile | null;
  /** Whether its video is being fetched. */
  isDownloading: (project: Project) => boolean;
}

interface ProjectActionsOptions extends Pick<LocalEditsState, 'rename' | 'remove'> {
  /** Receives focus when a card is removed: the page's heading. */
  focusAfterDeletion: RefObject<HTMLElement | null>;
}

async function share(project: Project): Promise<void> {
  const url = absoluteUrl(paths.project(project.id));
  const result = await shareLink({ title: projectTitle(project), url });
  if (result === 'copied') {
    toast.show({ tone: 'success', children: 'Link copied to clipboard!', timeout: COPIED_MS });
  } else if (result === 'failed') {
    // Show the link itself, so that it can still be copied manually.
    toast.show({ tone: 'danger', children: `The link could not be copied: ${url}` });
  }
}

async function download(project: Project): Promise<void> {
  const { videoUrl } = project;
  // Blocked without a video (specification section 5); cards offer it for completed ones only.
  if (videoUrl === null) return;
  try {
    const { saveUrl } = await import('../lib/files/saveFile.ts');
    await saveUrl(videoUrl, { title: projectTitle(project), usually: 'mp4' });
  } catch {
    toast.show({ tone: 'danger', children: projectMessages.downloadFailed });
  }
}

/** Shares a project of this device, whose link works nowhere else. */
async function shareFromDevice(project: Project, save: () => void): Promise<void> {
  const { videoUrl } = project;
  const title = projectTitle(project);
  if (videoUrl !== null && canShareVideos()) {
    try {
      await shareVideo({ title, url: videoUrl });
    } catch {
      toast.show({ tone: 'danger', children: projectMessages.downloadFailed });
    }
    return;
  }
  const url = absoluteUrl(paths.project(project.id));
  const isCopied = (await copyLink(url)) === 'copied';
  toast.show({
    tone: isCopied ? 'warning' : 'danger',
    children: isCopied
      ? 'Link copied to clipboard! It opens in this browser only: the video is on this device.'
      : `The link could not be copied: ${url}`,
    ...(videoUrl !== null && { action: { label: 'Download the video', onPress: save } }),
    // Leave enough time to read it and to reach the button.
    timeout: null,
  });
}

/**
 * Returns the actions of project cards with their dialogs, the same on every page that shows cards. Render
 * `dialogs` once.
 */
export function useProjectActions({ rename, remove, focusAfterDeletion }: ProjectActionsOptions): {
  actions: ProjectActions;
  dialogs: ReactNode;
} {
  const [request, setRequest] = useState<ProjectRequest | null>(null);
  const part = lateDialogs.usePart();
  const [downloading, setDownloading] = useState<readonly string[]>([]);
  const undo = useUndoEdit();
  const saveProjectFile = useProjectFile();
  const client = useApiClient();
  const owner = useOwner();
  const freeProject = useFreeProject();
  const isOnDevice = useBackend().kind === 'embedded';
  const close = () => setRequest(null);

  function ask(next: ProjectRequest): void {
    setRequest(next);
    lateDialogs.want(close);
  }

  async function downloadOnce(project: Project): Promise<void> {
    // Fetching a long video takes a while; a second press must not fetch it again.
    if (downloading.includes(project.id)) return;
    setDownloading((ids) => [...ids, project.id]);
    await download(project);
    setDownloading((ids) => ids.filter((id) => id !== project.id));
  }

  async function confirmDelete(project: Project): Promise<void> {
    const isRemoved = await remove(project.id);
    close();
    if (isRemoved) {
      // Let 'Create Video' start over instead of opening the deleted project.
      if (readCurrentProjectId(client) === project.id) writeCurrentProjectId(client, null);
      // Anything left of it is freed the next time space is needed.
      freeProject({ owner, projectId: project.id }).catch((error: unknown) =>
        console.error('The room of a deleted video could not be freed.', error),
      );
    }
    if (isRemoved) focusAfterDialog(() => focusAfterDeletion.current);
    else toast.show({ tone: 'danger', children: projectMessages.deleteFailed });
  }

  return {
    actions: {
      rename: (project) => ask({ kind: 'rename', project }),
      remove: (project) => ask({ kind: 'delete', project }),
      share: (project) =>
        void (isOnDevice
          ? shareFromDevice(project, () => void downloadOnce(project))
          : share(project)),
      download: (project) => void downloadOnce(project),
      saveProjectFile,
      isDownloading: (project) => downloading.includes(project.id),
      ...undo,
    },
    dialogs: part && (
      <part.ProjectDialogs
        request={request}
        onClose={close}
        onRename={({ id }, name) => rename(id, name)}
        onDelete={confirmDelete}
      />
    ),
  };
}
