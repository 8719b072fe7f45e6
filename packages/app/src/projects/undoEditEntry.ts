import type { Project } from '@lectern/api-client';
import type { MenuEntry } from '@lectern/ui';
import { Undo2 } from 'lucide-react';
import { editedVideo } from './aiEditLog.ts';
import type { ProjectActions } from './useProjectActions.tsx';

/** Returns the menu item that undoes an AI edit; empty if there is no edit. */
export function undoEditEntry(project: Project, actions: ProjectActions): MenuEntry[] {
  if (editedVideo(project) === null) return [];
  const isUndoing = actions.isUndoing(project);
  return [
    {
      id: 'undo-ai-edit',
      label: isUndoing ? 'Undoing AI edit…' : 'Undo AI edit',
      icon: Undo2,
      isDisabled: isUndoing,
      onAction: () => actions.undoEdit(project),
    },
  ];
}
