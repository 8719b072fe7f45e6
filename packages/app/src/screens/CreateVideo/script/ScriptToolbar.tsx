import { Button, IconButton } from '@lectern/ui';
import { Copy, FileUp, Pause, Redo2, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { PROJECT_FILES } from '../../../projectFiles/isProjectFile.ts';
import { SCRIPT_FILES } from './importScript.ts';
import { PronunciationPopover, type PronunciationPopoverProps } from './PronunciationPopover.tsx';
import { ScriptLanguage } from './ScriptLanguage.tsx';
import { insertPause, pronounce, wordAt } from './scriptMarks.ts';
import type { ScriptActions, ScriptEditor } from './useScriptEditor.ts';
import * as styles from './ScriptStep.css.ts';

interface ToolsProps {
  editor: ScriptActions;
  /** Whether there are no words, only white space at most. */
  isEmpty: boolean;
  isReadOnly: boolean;
}

export interface MarkToolsProps extends ToolsProps {
  listen: PronunciationPopoverProps['listen'];
}

/** The words' language, and what can be put into them: pauses, and how a name is said. */
export function MarkTools({ editor, isEmpty, isReadOnly, listen }: MarkToolsProps) {
  const { textAreaRef, read } = editor;
  return (
    <>
      <ScriptLanguage />
      <Button
        variant="ghost"
        size="sm"
        icon={Pause}
        isDisabled={isReadOnly || isEmpty}
        onPress={() => {
          const end = textAreaRef.current?.selectionEnd ?? read().length;
          editor.edit(insertPause(read(), { end }));
          textAreaRef.current?.focus();
        }}
      >
        Pause
      </Button>
      <PronunciationPopover
        isDisabled={isReadOnly || isEmpty}
        wordAtCaret={() => wordAt(read(), textAreaRef.current?.selectionStart ?? 0)}
        onSave={(word, pronunciation) => editor.edit(pronounce(read(), word, pronunciation))}
        listen={listen}
      />
      <span className={styles.separator} />
    </>
  );
}

export interface ScriptToolbarProps extends ToolsProps, Pick<ScriptEditor, 'canUndo' | 'canRedo'> {
  onImport: (file: File) => void;
  onCopy: () => void;
}

/** What can be done to the script as a whole. */
export function ScriptToolbar({
  editor,
  isEmpty,
  canUndo,
  canRedo,
  isReadOnly,
  onImport,
  onCopy,
}: ScriptToolbarProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon={FileUp}
        size="sm"
        aria-label="Import a text or project file"
        isDisabled={isReadOnly}
        onPress={() => picker.current?.click()}
      />
      <input
        ref={picker}
        type="file"
        hidden
        accept={`${SCRIPT_FILES},${PROJECT_FILES}`}
        aria-label="Text or project file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file again is a change too.
          target.value = '';
          if (file) onImport(file);
        }}
      />
      <IconButton
        icon={Undo2}
        size="sm"
        aria-label="Undo"
        isDisabled={!canUndo || isReadOnly}
        onPress={editor.undo}
      />
      <IconButton
        icon={Redo2}
        size="sm"
        aria-label="Redo"
        isDisabled={!canRedo || isReadOnly}
        onPress={editor.redo}
      />
      <IconButton icon={Copy} size="sm" aria-label="Copy" isDisabled={isEmpty} onPress={onCopy} />
    </>
  );
}
