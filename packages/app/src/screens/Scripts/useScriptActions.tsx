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
import { estimateSeconds } from '../../lib/estimateDuration.ts';
import { scriptTitle } from './scriptList.ts';
import type { ScriptList } from './useScriptList.ts';

/** Milliseconds that every notice of this page stays, failures too (specification section 2). */
const NOTICE_MS = 5_000;

/** A notice of the script library. */
export function notify(
  tone: ToastOptions['tone'],
  children: string,
  action?: ToastOptions['action'],
): void {
  toast.show({ tone, children, timeout: NOTICE_MS, ...(action && { action }) });
}

/** What can be done with a script from its card, besides following its links. */
export interface ScriptActions {
  duplicate: (script: Script) => void;
  isDuplicating: (script: Script) => boolean;
  /** Asks first. */
  remove: (script: Script) => void;
}

interface ScriptActionsOptions extends Pick<ScriptList, 'refresh' | 'hide' | 'unhide' | 'addCopy'> {
  /** Called when a card leaves the list, before it does. */
  onRemove: (script: Script) => void;
}

/** Duplicate and Delete with their question and their outcomes (specification sections 2 and 8). */
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
  // Kept while the dialog fades out, so that its words do not change under way.
  const [asked, setAsked] = useState<Script | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [duplicating, setDuplicating] = useState<ReadonlySet<string>>(new Set());
  const underWay = useRef(new Set<string>());

  async function duplicate(script: Script): Promise<void> {
    // Two presses before the card is drawn again are one copy.
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
      // One that is not there need not come back.
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
