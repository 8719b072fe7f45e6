import {
  type Project,
  projectMessages,
  readCurrentProjectId,
  useApiClient,
  writeCurrentProjectId,
} from '@lectern/api-client';
import { toast } from '@lectern/ui';
import { Trash2 } from 'lucide-react';
import { useFreeProject } from '../../../backend/BackendContext.ts';
import type { LocalEditsState } from '../../../projects/useLocalEdits.ts';
import { useOwner } from '../../../session/useOwner.ts';

const videosDeleted = (count: number) =>
  count === 1 ? '1 video deleted' : `${count} videos deleted`;

/**
 * Deletes videos at once and offers Undo. Their files stay until the offer expires. A reload ends the offer
 * and keeps the deletion; the space is then freed the next time the user frees space.
 *
 * @returns resolves to whether the deletion is stored
 */
export function useDeleteMany(
  removeMany: LocalEditsState['removeMany'],
): (videos: readonly Project[]) => Promise<boolean> {
  const client = useApiClient();
  const owner = useOwner();
  const freeProject = useFreeProject();

  function free(ids: readonly string[]): void {
    for (const projectId of ids) {
      freeProject({ owner, projectId }).catch((error: unknown) =>
        console.error('The room of a deleted video could not be freed.', error),
      );
    }
  }

  return async (videos) => {
    const ids = videos.map(({ id }) => id);
    const restore = await removeMany(ids);
    if (restore === null) {
      toast.show({ tone: 'danger', children: projectMessages.deleteFailed });
      return false;
    }
    // 'Create Video' starts over instead of opening a deleted project.
    const current = readCurrentProjectId(client);
    if (current !== null && ids.includes(current)) writeCurrentProjectId(client, null);
    let isUndone = false;
    const undo = async () => {
      isUndone = true;
      if (!(await restore())) {
        toast.show({ tone: 'danger', children: 'The videos could not be brought back.' });
      }
    };
    toast.show({
      icon: Trash2,
      children: videosDeleted(ids.length),
      action: { label: 'Undo', onPress: () => void undo() },
      // The action runs after the notice has closed.
      onClose: () => queueMicrotask(() => !isUndone && free(ids)),
    });
    return true;
  };
}
