import { isApiError, messageOf, type Script, useScript } from '@lectern/api-client';
import {
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@lectern/ui';
import { useState } from 'react';
import { SlowNotice } from '../../../lib/calls/SlowNotice.tsx';
import { ScriptEditorDialog, type ScriptEditorDialogProps } from './ScriptEditorDialog.tsx';

export interface ScriptEditorProps extends Pick<
  ScriptEditorDialogProps,
  'isOpen' | 'onSaved' | 'onClose'
> {
  /** Null for a new script. */
  scriptId: string | null;
  /** The script in the list, if it is there. */
  listed: Script | undefined;
  /** Whether the script may still be among those being loaded. */
  isListLoading: boolean;
}

/**
 * The editor at its URL: opens a script of the list at once, any other after loading it. Give it a new key
 * each time it opens.
 */
export function ScriptEditor({
  scriptId,
  listed,
  isListLoading,
  isOpen,
  onSaved,
  onClose,
}: ScriptEditorProps) {
  // The list may lose the script during editing; the editor keeps the one it started with.
  const [first, setFirst] = useState(listed);
  const answer = useScript(first || isListLoading || !isOpen ? null : scriptId);
  // Whichever loads first, the list or the single script.
  const script = first ?? answer.data ?? listed;
  if (first !== script) setFirst(script);
  if (script || scriptId === null) {
    return <ScriptEditorDialog script={script ?? null} {...{ isOpen, onSaved, onClose }} />;
  }
  if (isListLoading) return null;
  return (
    <Dialog
      title="Edit script"
      isOpen={isOpen}
      onOpenChange={onClose}
      actions={<Button onPress={onClose}>Close</Button>}
    >
      {answer.error === undefined ? (
        <Stack gap={5}>
          <SlowNotice onRetry={() => void answer.refresh()} />
          <VisuallyHidden>
            <span role="status">Loading the script</span>
          </VisuallyHidden>
          <Skeleton height={40} radius="control" />
          <Skeleton height={200} radius="control" />
        </Stack>
      ) : isApiError(answer.error, 'http') && answer.error.status === 404 ? (
        <EmptyState title="Script not found">It may have been deleted.</EmptyState>
      ) : (
        <ErrorState
          title="The script could not be loaded"
          isRetrying={answer.isLoading}
          onRetry={() => void answer.refresh()}
        >
          {messageOf(answer.error)}
        </ErrorState>
      )}
    </Dialog>
  );
}
