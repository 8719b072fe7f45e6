import type { Project } from '@lectern/api-client';
import type { MenuEntry } from '@lectern/ui';
import { FileBraces, Pencil, Trash2 } from 'lucide-react';
import { projectStage } from './projectStage.ts';
import { undoEditEntry } from './undoEditEntry.ts';
import type { ProjectActions } from './useProjectActions.tsx';

/** Returns the items of a project's three-dot menu. */
export function projectMenu(project: Project, actions: ProjectActions): MenuEntry[] {
  const { saveProjectFile } = actions;
  const hasFile = saveProjectFile && projectStage(project).group === 'completed';
  return [
    { id: 'rename', label: 'Rename', icon: Pencil, onAction: () => actions.rename(project) },
    ...(hasFile
      ? [
          {
            id: 'project-file',
            label: 'Download project file',
            icon: FileBraces,
            onAction: () => saveProjectFile(project),
          },
        ]
      : []),
    ...undoEditEntry(project, actions),
    {
      id: 'delete',
      label: 'Delete',
      icon: Trash2,
      tone: 'danger',
      onAction: () => actions.remove(project),
    },
  ];
}
