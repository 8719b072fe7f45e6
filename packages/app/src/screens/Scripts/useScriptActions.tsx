import {
  createScript,
  deleteScript,
  isApiError,
  type Script,
  scriptDeletedMessage,
  scriptDeleteFailedMessage,
  scriptDuplicatedMessage,
  scriptDuplicateFailedMessage,
  useApiClient,
} from '@lectern/api-client';
import { ConfirmDialog, toast, type ToastOptions } from '@lectern/ui';
import { type ReactNode, useRef, useState } from 'react';
import { estimateSeconds } from '../../lib/format/estimateDuration.ts';
import { scriptTitle } from './scriptList.ts';
import type { ScriptList } from './useScriptList.ts';

/** How many milliseconds this page's notices stay, including failures (specification section 2). */
const NOTICE_MS = 5_000;

/** Shows a notice of the script library. */
export function notify(
  tone: ToastOptions['tone'],
  children: string,
  action?: ToastOptions['action'],
): void {
  toast.show({ tone, children, timeout: NOTICE_MS, ...(action && { action }) });
}

/** The actions of a script's card, apart from its links. */
export interface ScriptActions {
  duplicate: (script: Script) => void;
  isDuplicating: (script: Script) => boolean;
  /** Asks for confirmation. */
  remove: (script: Script) => void;
}

interface ScriptActionsOptions extends Pick<ScriptList, 'refresh' | 'hide' | 'unhide' | 'addCopy'> {
  /** Called just before a card is removed from the list. */
  onRemove: (script: Script) => void;
}

/** Duplicates and deletes scripts, with confirmation and notices (specification sections 2 and 8). */
export function useScriptActions({
  refresh,
  hide,
  unhide,
  addCopy,
  onRemove,
}: ScriptActionsOptions): {
  actions: ScriptActions;
  dialog: ReactNode;
} {
  const client = useApiClient();
  // Kept while the dialog fades out, so that its text does not change meanwhile.
  const [asked, setAsked] = useState<Script | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [duplicating, setDuplicating] = useState<ReadonlySet<string>>(new Set());
  const underWay = useRef(new Set<string>());

  async function duplicate(script: Script): Promise<void> {
    // Two presses before the card re-renders make one copy.
    if (underWay.current.has(script.id)) return;
    underWay.current.add(script.id);
    setDuplicating(new Set(underWay.current));
    const title = scriptTitle(script);
    const { segments, text, description, tags, language, estimatedDuration, wordCount } = script;
    const copy = addCopy(script);
    try {
      const created = await createScript(client, {
        title: `${title} (Copy)`,
        description: description ?? '',
        segments: segments.length > 0 || text === '' ? segments : [{ text }],
        tags,
        language: language ?? undefined,
        estimatedDuration: estimatedDuration ?? estimateSeconds(wordCount, 'up'),
      });
      copy.settle(created);
      notify('success', scriptDuplicatedMessage(title));
      void refresh();
    } catch {
      copy.remove();
      notify('danger', scriptDuplicateFailedMessage(title));
    }
    underWay.current.delete(script.id);
    setDuplicating(new Set(underWay.current));
  }

  async function remove(script: Script): Promise<void> {
    setAsking(false);
    onRemove(script);
    hide(script.id);
    const title = scriptTitle(script);
    try {
      await deleteScript(client, { id: script.id });
      notify('success', scriptDeletedMessage(title));
    } catch (error) {
      notify('danger', scriptDeleteFailedMessage(error, title));
      // A script that no longer exists stays removed.
      if (!isApiError(error) || error.status !== 404) {
        unhide(script.id);
        return;
      }
    }
    await refresh();
  }

  const title = asked ? scriptTitle(asked) : '';
  return {
    actions: {
      duplicate: (script) => void duplicate(script),
      isDuplicating: ({ id }) => duplicating.has(id),
      remove: (script) => {
        setAsked(script);
        setAsking(true);
      },
    },
    dialog: (
      <ConfirmDialog
        title="Delete Script"
        confirmLabel="Delete"
        tone="danger"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => isAsking && asked && void remove(asked)}
      >
        {`Are you sure you want to delete "${title}"? This action cannot be undone.`}
      </ConfirmDialog>
    ),
  };
}
