import type { Project } from '@lectern/api-client';
import { ConfirmDialog } from '@lectern/ui';
import { useState } from 'react';
import { projectTitle } from './projectTitle.ts';
import { RenameProjectDialog } from './RenameProjectDialog.tsx';

/** A confirmation or input that a card needs before it acts. */
export interface ProjectRequest {
  kind: 'rename' | 'delete';
  project: Project;
}

export interface ProjectDialogsProps {
  request: ProjectRequest | null;
  onClose: () => void;
  /** @returns whether the name is kept */
  onRename: (project: Project, name: string) => Promise<boolean>;
  /** Deletes the project, and closes its dialog. */
  onDelete: (project: Project) => Promise<void>;
}

/** The dialogs of project cards, in a separate chunk. */
export function ProjectDialogs({ request, onClose, onRename, onDelete }: ProjectDialogsProps) {
  // Kept while a dialog fades out, so that its text does not change meanwhile.
  const [shown, setShown] = useState(request);
  if (request && request !== shown) setShown(request);
  const [isDeleting, setDeleting] = useState(false);
  const title = shown ? projectTitle(shown.project) : '';

  async function confirmDelete(): Promise<void> {
    if (!request) return;
    setDeleting(true);
    await onDelete(request.project);
    setDeleting(false);
  }

  return (
    <>
      <RenameProjectDialog
        name={title}
        isOpen={request?.kind === 'rename'}
        onRename={async (name) => request !== null && onRename(request.project, name)}
        onClose={onClose}
      />
      <ConfirmDialog
        title="Delete Video"
        confirmLabel="Delete"
        tone="danger"
        isOpen={request?.kind === 'delete'}
        isPending={isDeleting}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        onConfirm={() => void confirmDelete()}
      >
        {`Are you sure you want to delete "${title}"? This action cannot be undone.`}
      </ConfirmDialog>
    </>
  );
}
