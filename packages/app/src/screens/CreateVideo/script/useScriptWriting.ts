import { useApiClient } from '@lectern/api-client';
import { type RefObject, useState } from 'react';
import { GUARD_MESSAGES } from '../wizard/guards.ts';
import { useWizard } from '../wizard/WizardContext.ts';
import { DEMO_SCRIPT } from './suggestions.ts';
import type { ScriptActions } from './useScriptEditor.ts';
import { useScriptGenerator } from './useScriptGenerator.ts';
import { type ScriptOriginState, useScriptOrigin } from './useScriptOrigin.ts';

export interface ScriptWriting extends Pick<ScriptOriginState, 'origin'> {
  isGenerating: boolean;
  generate: () => void;
  cancel: () => void;
  changePrompt: (prompt: string) => void;
  promptError: string | undefined;
  /** The demo script took the place of one that could not be generated. */
  hasFailed: boolean;
  dismissFailure: () => void;
  /** For assistive technology. */
  announcement: string;
  /** The script has another origin now, such as a file. */
  onOtherScript: () => void;
}

/** From the prompt to a script: what is generated, what went wrong, and who wrote. */
export function useScriptWriting(
  editor: ScriptActions,
  promptRef: RefObject<HTMLInputElement | null>,
): ScriptWriting {
  const { journey, send } = useWizard();
  const client = useApiClient();
  const { origin, setPrompt } = useScriptOrigin(journey.script, editor);
  const [promptError, setPromptError] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  const [announcement, setAnnouncement] = useState('');

  function put(script: string, scriptId: string | null): void {
    editor.replace(script);
    send({ type: 'scriptChanged', script, scriptId });
  }
  const generator = useScriptGenerator(client, {
    onScript: ({ text, id }) => {
      put(text, id);
      setPrompt(journey.prompt.trim());
      setAnnouncement('The script is ready.');
    },
    onFailure: () => {
      put(DEMO_SCRIPT, null);
      setPrompt(null);
      setHasFailed(true);
    },
  });

  return {
    origin,
    isGenerating: generator.isGenerating,
    cancel: generator.cancel,
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
      generator.generate({ prompt, projectId: journey.projectId });
    },
    changePrompt(prompt) {
      send({ type: 'promptChanged', prompt });
      setPromptError(undefined);
    },
    promptError,
    hasFailed,
    dismissFailure: () => setHasFailed(false),
    announcement,
    onOtherScript: () => setPrompt(null),
  };
}
