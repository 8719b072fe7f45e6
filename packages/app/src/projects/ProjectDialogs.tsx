import type { Project } from '@lectern/api-client';
import { ConfirmDialog } from '@lectern/ui';
import { useState } from 'react';
import { projectTitle } from './projectTitle.ts';
import { RenameProjectDialog } from './RenameProjectDialog.tsx';

/** A confirmation or input that a card needs before it acts. */
export interface ProjectRequest {
  kind: 'rename' | 'delete';
  project: Project;
  /** Message if the last attempt failed. */
  errorMessage?: string;
}

export interface ProjectDialogsProps {
  request: ProjectRequest | null;
  onClose: () => void;
  onRename: (request: ProjectRequest, name: string) => void;
  onDelete: (request: ProjectRequest) => void;
}

/** The dialogs of project cards, in a separate chunk. */
export function ProjectDialogs({ request, onClose, onRename, onDelete }: ProjectDialogsProps) {
  // Kept while a dialog fades out, so that its text does not change meanwhile.
  const [shown, setShown] = useState(request);
  if (request && request !== shown) setShown(request);
  const title = shown ? projectTitle(shown.project) : '';
  return (
    <>
      <RenameProjectDialog
        name={title}
        isOpen={request?.kind === 'rename'}
        errorMessage={shown?.errorMessage}
        onRename={(name) => request && onRename(request, name)}
        onClose={onClose}
      />
      <ConfirmDialog
        title="Delete Video"
        confirmLabel="Delete"
        tone="danger"
        isOpen={request?.kind === 'delete'}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        onConfirm={() => request && onDelete(request)}
      >
        {`Are you sure you want to delete "${title}"? This action cannot be undone.`}
      </ConfirmDialog>
    </>
  );
}
