import { useApiClient } from '@lectern/api-client';
import { VisuallyHidden } from '@lectern/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useMediaFacts } from '../audio/useMediaFacts.ts';
import { GUARD_MESSAGES } from '../wizard/guards.ts';
import { hasScript, isAudioCurrent, isBlank } from '../wizard/journey.ts';
import { useWizard } from '../wizard/WizardContext.ts';
import { useGestureChips } from './gestures/useGestureChips.ts';
import { ReadAloud } from './ReadAloud.tsx';
import { copyScript } from './scriptFiles.ts';
import { ScriptNotice } from './ScriptNotice.tsx';
import { ScriptStepView } from './ScriptStepView.tsx';
import { MarkTools, ScriptToolbar } from './ScriptToolbar.tsx';
import { DEMO_SCRIPT } from './suggestions.ts';
import { usePlaces } from './usePlaces.ts';
import { useScriptEditor } from './useScriptEditor.ts';
import { useScriptFiles } from './useScriptFiles.tsx';
import { useScriptGenerator } from './useScriptGenerator.ts';
import { useScriptStart } from './useScriptStart.ts';

/** The script step over the wizard's journey. */
export function ScriptStep() {
  const { journey, isReadOnly, draftStatus, send } = useWizard();
  const client = useApiClient();
  const navigate = useNavigate();
  const editor = useScriptEditor(journey.script, (script) =>
    send({ type: 'scriptChanged', script }),
  );
  const places = usePlaces(isReadOnly ? '' : journey.script, editor.actions);
  const chips = useGestureChips(editor.actions);
  const promptRef = useRef<HTMLInputElement>(null);
  const start = useScriptStart(editor, promptRef);
  const [errors, setErrors] = useState<{ prompt?: string; script?: string }>({});
  const [hasFailed, setHasFailed] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const isEmpty = !hasScript(journey);

  function put(script: string, scriptId: string | null): void {
    editor.replace(script);
    send({ type: 'scriptChanged', script, scriptId });
  }
  const generator = useScriptGenerator(client, {
    onScript: ({ text, id }) => {
      put(text, id);
      setErrors({});
      setAnnouncement('The script is ready.');
    },
    onFailure: () => {
      put(DEMO_SCRIPT, null);
      setHasFailed(true);
    },
  });

  function changePrompt(prompt: string): void {
    send({ type: 'promptChanged', prompt });
    setErrors(({ script }) => (script === undefined ? {} : { script }));
  }

  function generate(): void {
    setHasFailed(false);
    setAnnouncement('');
    const prompt = journey.prompt.trim();
    if (prompt === '') {
      setErrors({ prompt: GUARD_MESSAGES.promptMissing });
      promptRef.current?.focus();
      return;
    }
    setErrors({});
    generator.generate({ prompt, projectId: journey.projectId });
  }

  function proceed(): void {
    if (isEmpty) {
      setErrors({ script: GUARD_MESSAGES.scriptMissing });
      editor.textAreaRef.current?.focus();
      return;
    }
    send({ type: 'scriptAccepted' });
    void navigate(paths.createStep('voice'));
  }

  const files = useScriptFiles(editor.actions, {
    isReadOnly,
    onScript: (script) => {
      send({ type: 'scriptChanged', script, scriptId: null });
      setErrors({});
    },
  });
  const audioUrl = isAudioCurrent(journey) ? (journey.audio?.url ?? null) : null;
  const audio = useMediaFacts('audio', audioUrl);
  const hasNoDraft = draftStatus !== 'failed' && (isBlank(journey) || isReadOnly);
  const tools = { editor: editor.actions, isEmpty, isReadOnly };
  return (
    <>
      <ScriptStepView
        prompt={journey.prompt}
        onPromptChange={changePrompt}
        onGenerate={generate}
        onCancelGenerate={generator.cancel}
        isGenerating={generator.isGenerating}
        promptError={errors.prompt}
        promptRef={promptRef}
        editor={editor}
        places={places}
        selection={chips.selection}
        scriptError={isEmpty ? errors.script : undefined}
        markTools={<MarkTools {...tools} {...journey} chips={chips} />}
        toolbar={
          <ScriptToolbar
            {...tools}
            canUndo={editor.canUndo}
            canRedo={editor.canRedo}
            onCopy={() => void copyScript(editor.actions)}
            onImport={(file) => files.add([file])}
          />
        }
        isLoading={start.isLoading}
        notice={
          <>
            {files.refusal}
            <ScriptNotice
              stored={start.stored}
              hasFailed={hasFailed}
              onDismiss={() => setHasFailed(false)}
              onUndo={
                journey.script === DEMO_SCRIPT
                  ? () => {
                      editor.undo();
                      setHasFailed(false);
                    }
                  : null
              }
            />
          </>
        }
        isReadOnly={isReadOnly}
        draft={hasNoDraft ? 'none' : draftStatus}
        onContinue={proceed}
        aside={<ReadAloud script={journey.script} spokenSeconds={audio?.duration ?? null} />}
      />
      {files.doors}
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </>
  );
}
