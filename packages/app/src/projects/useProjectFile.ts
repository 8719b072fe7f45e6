import type { Project } from '@lectern/api-client';
import { toast } from '@lectern/ui';
import { useBackend } from '../backend/BackendContext.ts';
import { projectTitle } from './projectTitle.ts';
import { useOwner } from '../session/useOwner.ts';

/** Downloads the project file of a finished video. */
export type SaveProjectFile = (project: Pick<Project, 'id' | 'name'>) => void;

/**
 * Returns the download of a finished video's project file; null if a server has made the video, because the
 * contract does not say what its presenter is drawn from.
 */
export function useProjectFile(): SaveProjectFile | null {
  const backend = useBackend();
  const owner = useOwner();
  if (backend.kind !== 'embedded') return null;
  const save = async ({ id, name }: Pick<Project, 'id' | 'name'>): Promise<void> => {
    try {
      const recipe = await backend.filmRecipe({ owner, projectId: id });
      const { saveProjectFile } = await import('./saveProjectFile.ts');
      saveProjectFile(recipe, projectTitle({ name }));
    } catch (error) {
      console.error('The project file could not be made.', error);
      toast.show({ tone: 'danger', children: 'The project file could not be made. Try again.' });
    }
  };
  return (project) => void save(project);
}
