import { scriptMessages, useApiClient, useVoices } from '@lectern/api-client';
import { Banner, Button, toast, VisuallyHidden } from '@lectern/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SlowNotice } from '../../../lib/SlowNotice.tsx';
import { paths } from '../../../paths.ts';
import { readTemplateQuery, visitMark } from '../../../templates/templateIds.ts';
import { useTemplateStart } from '../../../templates/useTemplateStart.ts';
import { useMediaFacts } from '../audio/useMediaFacts.ts';
import { useReadAloud } from '../audio/useReadAloud.ts';
import { GUARD_MESSAGES } from '../wizard/guards.ts';
import { hasScript, isAudioCurrent, isBlank } from '../wizard/journey.ts';
import { useWizard } from '../wizard/WizardContext.ts';
import { importScript } from './importScript.ts';
import { ReadAloud } from './ReadAloud.tsx';
import { ScriptStepView } from './ScriptStepView.tsx';
import { MarkTools, ScriptToolbar } from './ScriptToolbar.tsx';
import { DEMO_SCRIPT } from './suggestions.ts';
import { useLatestCallback } from './useLatestCallback.ts';
import { usePlaces } from './usePlaces.ts';
import { useScriptEditor } from './useScriptEditor.ts';
import { useScriptGenerator } from './useScriptGenerator.ts';
import { useStoredScript } from './useStoredScript.ts';

/** The script step over the wizard's journey. */
export function ScriptStep() {
  const wizard = useWizard();
  const { journey, isReadOnly } = wizard;
  const client = useApiClient();
  const navigate = useNavigate();
  const location = useLocation();
  const { search } = location;
  const visit = visitMark(location);
  const query = new URLSearchParams(search);
  const promptRef = useRef<HTMLInputElement>(null);
  const editor = useScriptEditor(journey.script, wizard.changeScript);
  const places = usePlaces(isReadOnly ? '' : journey.script, editor.actions);
  const [errors, setErrors] = useState<{ prompt?: string; script?: string }>({});
  const [hasFailed, setHasFailed] = useState(false);
  const [announcement, setAnnouncement] = useState('');

  const generator = useScriptGenerator(
    client,
    ({ text, id }) => {
      editor.replace(text);
      wizard.changeScript(text, id);
      setErrors({});
      setAnnouncement('The script is ready.');
    },
    () => {
      editor.replace(DEMO_SCRIPT);
      wizard.changeScript(DEMO_SCRIPT, null);
      setHasFailed(true);
    },
  );

  const isTaken = visit === wizard.takenQuery || isReadOnly;
  const stored = useStoredScript(client, isTaken ? null : query.get('script'), ({ id, text }) => {
    editor.replace(text);
    wizard.changeScript(text, id);
    wizard.changePrompt('');
    wizard.takeQuery(visit);
  });
  const isTemplateLoading = useTemplateStart({
    client,
    id: isTaken ? null : readTemplateQuery(query),
    textAreaRef: editor.textAreaRef,
    onScript: (text) => {
      if (text !== editor.value) {
        if (hasScript(journey)) toast.show({ children: 'Undo brings back what stood here.' });
        editor.replace(text);
        wizard.changeScript(text, null);
      }
      // A prompt of the script before would overwrite this one at the next Generate.
      wizard.changePrompt('');
      wizard.takeQuery(visit);
    },
    onAvatar: (id) => query.get('avatar') === null && wizard.chooseAvatar(id),
  });

  const reader = useReadAloud();
  const { data: voices } = useVoices();
  const voiceId = journey.voiceId ?? voices?.[0]?.id ?? null;

  const wantsPrompt =
    query.get('ai') === 'true' && !query.has('script') && readTemplateQuery(query) === null;
  useEffect(() => {
    if (wantsPrompt) promptRef.current?.focus();
  }, [wantsPrompt]);

  function generate(): void {
    setHasFailed(false);
    setAnnouncement('');
    if (journey.prompt.trim() === '') {
      setErrors({ prompt: GUARD_MESSAGES.promptMissing });
      promptRef.current?.focus();
      return;
    }
    setErrors({});
    generator.generate({ prompt: journey.prompt.trim(), projectId: journey.projectId });
  }

  function proceed(): void {
    if (!hasScript(journey)) {
      setErrors({ script: GUARD_MESSAGES.scriptMissing });
      editor.textAreaRef.current?.focus();
      return;
    }
    wizard.acceptScript();
    void navigate(paths.createStep('voice'));
  }

  async function importFile(file: File): Promise<void> {
    const bytes = await file.arrayBuffer().then(
      (buffer) => new Uint8Array(buffer),
      () => null,
    );
    const imported = bytes
      ? importScript(file.name, bytes)
      : { problem: `“${file.name}” could not be read. Choose it again.` };
    if ('problem' in imported) {
      toast.show({ tone: 'danger', children: imported.problem });
      return;
    }
    editor.edit({ text: imported.text, selection: { start: 0, end: 0 } });
    wizard.changeScript(imported.text, null);
    setErrors({});
    editor.textAreaRef.current?.focus();
    toast.show({
      tone: 'success',
      children: `“${file.name}” is in your script. Undo brings back what stood there.`,
    });
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(editor.value);
      toast.show({ tone: 'success', children: 'Script copied' });
    } catch {
      // No clipboard without permission: the selected text can still be copied by hand.
      editor.textAreaRef.current?.select();
      toast.show({ tone: 'danger', children: 'The script could not be copied. It is selected.' });
    }
  }

  // Typing must not draw anew what does not change by it.
  const on = {
    promptChange: useLatestCallback((prompt: string) => {
      wizard.changePrompt(prompt);
      setErrors(({ script }) => (script === undefined ? {} : { script }));
    }),
    generate: useLatestCallback(generate),
    proceed: useLatestCallback(proceed),
    copy: useLatestCallback(() => void copy()),
    importFile: useLatestCallback((file: File) => void importFile(file)),
  };
  const listen = useMemo(
    () =>
      reader && voiceId !== null
        ? {
            isPending: reader.pendingId !== null,
            isPlaying: reader.playingId !== null,
            onToggle: (text: string) => reader.toggle({ id: text, text, voiceId, speed: 1 }),
          }
        : null,
    [reader, voiceId],
  );
  const audio = useMediaFacts(
    'audio',
    isAudioCurrent(journey) ? (journey.audio?.url ?? null) : null,
  );
  return (
    <>
      <ScriptStepView
        prompt={journey.prompt}
        onPromptChange={on.promptChange}
        onGenerate={on.generate}
        onCancelGenerate={generator.cancel}
        isGenerating={generator.isGenerating}
        promptError={errors.prompt}
        promptRef={promptRef}
        editor={editor}
        places={places}
        scriptError={hasScript(journey) ? undefined : errors.script}
        markTools={
          <MarkTools
            editor={editor.actions}
            isEmpty={!hasScript(journey)}
            isReadOnly={isReadOnly}
            listen={listen}
          />
        }
        toolbar={
          <ScriptToolbar
            editor={editor.actions}
            isEmpty={!hasScript(journey)}
            canUndo={editor.canUndo}
            canRedo={editor.canRedo}
            isReadOnly={isReadOnly}
            onCopy={on.copy}
            onImport={on.importFile}
          />
        }
        isLoading={stored.isLoading || isTemplateLoading}
        notice={
          stored.isLoading ? (
            <SlowNotice onRetry={stored.retry} />
          ) : stored.errorMessage !== null ? (
            <Banner tone="danger" isLive action={{ label: 'Try Again', onPress: stored.retry }}>
              {stored.errorMessage}
            </Banner>
          ) : hasFailed ? (
            <Banner
              tone="danger"
              isLive
              onDismiss={() => setHasFailed(false)}
              actions={
                journey.script === DEMO_SCRIPT && (
                  <Button
                    size="sm"
                    onPress={() => {
                      editor.undo();
                      setHasFailed(false);
                    }}
                  >
                    Undo
                  </Button>
                )
              }
            >
              {scriptMessages.generateFailed}
            </Banner>
          ) : null
        }
        isReadOnly={isReadOnly}
        draft={
          wizard.draftStatus !== 'failed' && (isBlank(journey) || isReadOnly)
            ? 'none'
            : wizard.draftStatus
        }
        onContinue={on.proceed}
        aside={<ReadAloud script={journey.script} spokenSeconds={audio?.duration ?? null} />}
      />
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </>
  );
}
