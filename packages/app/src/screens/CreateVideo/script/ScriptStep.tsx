import { VisuallyHidden } from '@lectern/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { GUARD_MESSAGES } from '../wizard/guards.ts';
import { hasScript, isBlank } from '../wizard/journey.ts';
import { useWizard } from '../wizard/WizardContext.ts';
import { useGestureChips } from './gestures/useGestureChips.ts';
import { GapsDialog } from './GapsDialog.tsx';
import { ModelDialog } from './model/ModelDialog.tsx';
import { useRewriting } from './rewrite/useRewriting.ts';
import { ScriptAside } from './ScriptAside.tsx';
import { copyScript } from './scriptFiles.ts';
import { ScriptNotice } from './ScriptNotice.tsx';
import { ScriptOrigin } from './ScriptOrigin.tsx';
import { ScriptStepView } from './ScriptStepView.tsx';
import { MarkTools, ScriptToolbar } from './ScriptToolbar.tsx';
import { DEMO_SCRIPT } from './suggestions.ts';
import { useGaps } from './useGaps.ts';
import { usePlaces } from './usePlaces.ts';
import { useScriptEditor } from './useScriptEditor.ts';
import { useScriptFiles } from './useScriptFiles.tsx';
import { useScriptSources } from './useScriptSources.ts';
import { useScriptStart } from './useScriptStart.ts';
import { useScriptWriting } from './useScriptWriting.ts';

/** The script step, connected to the wizard's journey. */
export function ScriptStep() {
  const { journey, isReadOnly, draftStatus, send } = useWizard();
  const navigate = useNavigate();
  const sources = useScriptSources();
  const editor = useScriptEditor(journey.script, (script) =>
    send({ type: 'scriptChanged', script, source: sources.of(script) }),
  );
  const places = usePlaces(isReadOnly ? '' : journey.script, editor.actions);
  const gaps = useGaps(places.places, editor.actions);
  const chips = useGestureChips(editor.actions);
  const promptRef = useRef<HTMLInputElement>(null);
  const start = useScriptStart(editor, promptRef);
  const writing = useScriptWriting(editor.actions, sources, promptRef);
  const rewriting = useRewriting(editor.actions);
  const [scriptError, setScriptError] = useState<string>();
  const isEmpty = !hasScript(journey);

  const goOn = (): void => {
    send({ type: 'scriptAccepted' });
    void navigate(paths.createStep('voice'));
  };

  function proceed(): void {
    if (isEmpty) {
      setScriptError(GUARD_MESSAGES.scriptMissing);
      editor.textAreaRef.current?.focus();
      return;
    }
    if (isReadOnly || !gaps.ask()) goOn();
  }

  function generate(): void {
    setScriptError(undefined);
    writing.generate();
  }

  const files = useScriptFiles(editor.actions, {
    isReadOnly,
    onScript: (script) => {
      send({ type: 'scriptChanged', script, scriptId: null });
      setScriptError(undefined);
    },
  });
  const hasNoDraft = draftStatus !== 'failed' && (isBlank(journey) || isReadOnly);
  const tools = { editor: editor.actions, isEmpty, isReadOnly };
  return (
    <>
      <ScriptStepView
        prompt={journey.prompt}
        onPromptChange={writing.changePrompt}
        onGenerate={generate}
        onCancelGenerate={writing.cancel}
        isGenerating={writing.isGenerating}
        streamed={writing.model.streamed ?? rewriting.streamed}
        promptError={writing.promptError}
        promptRef={promptRef}
        editor={editor}
        places={places}
        selection={chips.selection}
        scriptError={isEmpty ? scriptError : undefined}
        markTools={<MarkTools {...tools} {...journey} chips={chips} rewriting={rewriting} />}
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
            {files.refusals}
            <ScriptNotice
              stored={start.stored}
              hasFailed={writing.hasFailed}
              onDismiss={writing.dismissFailure}
              onUndo={
                journey.script === DEMO_SCRIPT
                  ? () => {
                      editor.undo();
                      writing.dismissFailure();
                    }
                  : null
              }
            />
          </>
        }
        origin={
          writing.origin && (
            <ScriptOrigin {...writing} origin={writing.origin} isReadOnly={isReadOnly} />
          )
        }
        isReadOnly={isReadOnly}
        draft={hasNoDraft ? 'none' : draftStatus}
        onContinue={proceed}
        aside={<ScriptAside gaps={gaps} model={writing.model} />}
      />
      <ModelDialog {...writing.model} />
      <GapsDialog
        count={gaps.askedCount}
        isOpen={gaps.isAsking}
        onFill={gaps.fill}
        onContinue={goOn}
      />
      {files.doors}
      <div role="status">
        <VisuallyHidden>{writing.announcement}</VisuallyHidden>
      </div>
    </>
  );
}
