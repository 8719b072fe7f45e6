import { useApiClient } from '@lectern/api-client';
import { toast } from '@lectern/ui';
import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Template } from '../../../templates/template.ts';
import { readTemplateQuery } from '../../../templates/templateIds.ts';
import { useTemplateStart } from '../../../templates/useTemplateStart.ts';
import { hasScript } from '../wizard/journey.ts';
import { isTaken } from '../wizard/machine/visits.ts';
import { useWizardEntry } from '../wizard/useWizardEntry.ts';
import { useWizard } from '../wizard/WizardContext.ts';
import type { ScriptEditor } from './useScriptEditor.ts';
import { type StoredScript, useStoredScript } from './useStoredScript.ts';

export interface ScriptStart {
  stored: StoredScript;
  /** Whether text requested by the URL is loading. */
  isLoading: boolean;
}

/** Longer text is a script rather than a prompt for one. */
const LONGEST_PROMPT = 500;

/** Handles what the URL requests: a stored script, a template, a prompt, or focus in its field. */
export function useScriptStart(
  editor: ScriptEditor,
  promptRef: RefObject<HTMLInputElement | null>,
): ScriptStart {
  const wizard = useWizard();
  const { journey, isReadOnly, send } = wizard;
  const client = useApiClient();
  const location = useLocation();
  const navigate = useNavigate();
  const entry = useWizardEntry();
  const query = new URLSearchParams(location.search);
  const template = readTemplateQuery(query);
  const hasNothingToTake = isReadOnly || isTaken(wizard, entry);

  function take(
    script: string,
    scriptId: string | null,
    presenter: Template['avatar'] | null = null,
  ): void {
    editor.replace(script);
    send({ type: 'scriptTaken', script, scriptId, visit: entry.visit, presenter });
  }
  const stored = useStoredScript(client, hasNothingToTake ? null : entry.scriptId, ({ id, text }) =>
    take(text, id),
  );
  const isTemplateLoading = useTemplateStart({
    id: hasNothingToTake ? null : template,
    textAreaRef: editor.textAreaRef,
    onScript: (text, presenter) => {
      if (text !== editor.value && hasScript(journey)) {
        toast.show({ children: 'Undo brings back your earlier words.' });
      }
      // A presenter in the query takes precedence.
      take(text, null, query.get('avatar') === null ? presenter : null);
    },
  });
  const wantsPrompt = query.get('ai') === 'true' && !query.has('script') && template === null;
  useEffect(() => {
    if (wantsPrompt) promptRef.current?.focus();
  }, [wantsPrompt, promptRef]);
  const asked = isReadOnly ? null : query.get('prompt');
  useEffect(() => {
    if (asked === null) return;
    send({ type: 'promptChanged', prompt: asked.slice(0, LONGEST_PROMPT) });
    // Removed from the URL; otherwise a reload would replace the user's changes.
    const rest = new URLSearchParams(location.search);
    rest.delete('prompt');
    void navigate({ search: rest.toString() }, { replace: true });
  }, [asked, location.search, navigate, send]);
  return { stored, isLoading: stored.isLoading || isTemplateLoading };
}
