import { VisuallyHidden } from '@lectern/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useMediaFacts } from '../audio/useMediaFacts.ts';
import { GUARD_MESSAGES } from '../wizard/guards.ts';
import { hasScript, isAudioCurrent, isBlank } from '../wizard/journey.ts';
import { useWizard } from '../wizard/WizardContext.ts';
import { useGestureChips } from './gestures/useGestureChips.ts';
import { GapsAside } from './GapsAside.tsx';
import { GapsDialog } from './GapsDialog.tsx';
import { ReadAloud } from './ReadAloud.tsx';
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
import { useScriptStart } from './useScriptStart.ts';
import { useScriptWriting } from './useScriptWriting.ts';

/** The script step over the wizard's journey. */
export function ScriptStep() {
  const { journey, isReadOnly, draftStatus, send } = useWizard();
  const navigate = useNavigate();
  const editor = useScriptEditor(journey.script, (script) =>
    send({ type: 'scriptChanged', script }),
  );
  const places = usePlaces(isReadOnly ? '' : journey.script, editor.actions);
  const gaps = useGaps(places.places, editor.actions);
  const chips = useGestureChips(editor.actions);
  const promptRef = useRef<HTMLInputElement>(null);
  const start = useScriptStart(editor, promptRef);
  const writing = useScriptWriting(editor.actions, promptRef);
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
    if (!gaps.ask()) goOn();
  }

  const files = useScriptFiles(editor.actions, {
    isReadOnly,
    onScript: (script) => {
      send({ type: 'scriptChanged', script, scriptId: null });
      writing.onOtherScript();
      setScriptError(undefined);
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
        onPromptChange={writing.changePrompt}
        onGenerate={() => {
          setScriptError(undefined);
          writing.generate();
        }}
        onCancelGenerate={writing.cancel}
        isGenerating={writing.isGenerating}
        promptError={writing.promptError}
        promptRef={promptRef}
        editor={editor}
        places={places}
        selection={chips.selection}
        scriptError={isEmpty ? scriptError : undefined}
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
        origin={writing.origin && <ScriptOrigin {...writing.origin} />}
        isReadOnly={isReadOnly}
        draft={hasNoDraft ? 'none' : draftStatus}
        onContinue={proceed}
        aside={
          <ReadAloud
            script={journey.script}
            spokenSeconds={audio?.duration ?? null}
            waiting={
              gaps.gaps.length > 0 ? <GapsAside gaps={gaps.gaps} onNext={gaps.next} /> : null
            }
          />
        }
      />
      <GapsDialog
        count={gaps.gaps.length}
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
