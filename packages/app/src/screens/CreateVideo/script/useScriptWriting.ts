import { useApiClient } from '@lectern/api-client';
import { type RefObject, useState } from 'react';
import { GUARD_MESSAGES } from '../wizard/guards.ts';
import type { ScriptSource } from '../wizard/journey.ts';
import { useWizard } from '../wizard/WizardContext.ts';
import { type ModelWriting, useModelWriting } from './model/useModelWriting.ts';
import { DEMO_SCRIPT } from './suggestions.ts';
import type { ScriptActions } from './useScriptEditor.ts';
import { useScriptGenerator } from './useScriptGenerator.ts';
import type { ScriptSources } from './useScriptSources.ts';
import { type Origin, useScriptOrigin } from './useScriptOrigin.ts';

export interface ScriptWriting {
  /** Null if a server or the user wrote it. */
  origin: Origin | null;
  /** The browser's own model, if it has one. */
  model: ModelWriting;
  isGenerating: boolean;
  generate: () => void;
  /** Writes again for the same prompt, with or without the browser's model. */
  generateAgain: (by: ScriptSource['by']) => void;
  cancel: () => void;
  changePrompt: (prompt: string) => void;
  promptError: string | undefined;
  /** Generating failed, and the demo script was inserted instead. */
  hasFailed: boolean;
  dismissFailure: () => void;
  /** For assistive technology. */
  announcement: string;
}

/** Turns the prompt into a script: what is generated, what went wrong, and who wrote it. */
export function useScriptWriting(
  editor: ScriptActions,
  sources: ScriptSources,
  promptRef: RefObject<HTMLInputElement | null>,
): ScriptWriting {
  const { journey, send } = useWizard();
  const client = useApiClient();
  const origin = useScriptOrigin(journey, editor);
  const [promptError, setPromptError] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  const [announcement, setAnnouncement] = useState('');

  function put(script: string, scriptId: string | null, source: ScriptSource | null): void {
    // Not the script of the press: users may type while it is generated.
    sources.note(editor.read(), journey.source);
    sources.note(script, source);
    editor.replace(script);
    send({ type: 'scriptChanged', script, scriptId, source });
  }
  const generator = useScriptGenerator(client, {
    onScript: ({ text, id }, { prompt }) => {
      put(text, id, { by: 'lectern', prompt });
      setAnnouncement('The script is ready.');
    },
    onFailure: () => {
      put(DEMO_SCRIPT, null, null);
      setHasFailed(true);
    },
  });

  const model = useModelWriting({
    onScript: (script, prompt) => {
      put(script, null, { by: 'browser', prompt });
      setAnnouncement('The script is ready.');
    },
    onOtherwise: generator.generate,
  });

  return {
    model,
    origin,
    isGenerating: model.isWriting || generator.isGenerating,
    cancel() {
      model.cancel();
      generator.cancel();
    },
    generate() {
      setHasFailed(false);
      setAnnouncement('');
      const prompt = journey.prompt.trim();
      if (prompt === '') {
        setPromptError(GUARD_MESSAGES.promptMissing);
        promptRef.current?.focus();
        return;
      }
      setPromptError(undefined);
      model.write({ prompt, projectId: journey.projectId });
    },
    generateAgain(by) {
      if (origin === null) return;
      const request = { prompt: origin.prompt, projectId: journey.projectId };
      if (by === 'browser') model.take(request);
      else generator.generate(request);
    },
    changePrompt(prompt) {
      send({ type: 'promptChanged', prompt });
      setPromptError(undefined);
    },
    promptError,
    hasFailed,
    dismissFailure: () => setHasFailed(false),
    announcement,
  };
}
