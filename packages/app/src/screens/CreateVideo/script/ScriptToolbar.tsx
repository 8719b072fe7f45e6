import { Button, IconButton } from '@lectern/ui';
import { Copy, FileUp, Pause, Redo2, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { SCRIPT_FILES } from './importScript.ts';
import { PronunciationPopover, type PronunciationPopoverProps } from './PronunciationPopover.tsx';
import { insertPause, pronounce, wordAt } from './scriptMarks.ts';
import type { ScriptEditor } from './useScriptEditor.ts';
import * as styles from './ScriptStep.css.ts';

export interface ScriptToolbarProps {
  editor: ScriptEditor;
  isReadOnly: boolean;
  listen: PronunciationPopoverProps['listen'];
  onImport: (file: File) => void;
  onCopy: () => void;
}

/** What can be done to the script beyond typing. */
export function ScriptToolbar({
  editor,
  isReadOnly,
  listen,
  onImport,
  onCopy,
}: ScriptToolbarProps) {
  const { value, textAreaRef } = editor;
  const picker = useRef<HTMLInputElement>(null);
  const isEmpty = value.trim() === '';
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={Pause}
        isDisabled={isReadOnly || isEmpty}
        onPress={() => {
          const end = textAreaRef.current?.selectionEnd ?? value.length;
          editor.edit(insertPause(value, { end }));
          textAreaRef.current?.focus();
        }}
      >
        Pause
      </Button>
      <PronunciationPopover
        isDisabled={isReadOnly || isEmpty}
        wordAtCaret={() => wordAt(value, textAreaRef.current?.selectionStart ?? 0)}
        onSave={(word, pronunciation) => editor.edit(pronounce(value, word, pronunciation))}
        listen={listen}
      />
      <span className={styles.separator} />
      <IconButton
        icon={FileUp}
        size="sm"
        aria-label="Import a text file"
        isDisabled={isReadOnly}
        onPress={() => picker.current?.click()}
      />
      <input
        ref={picker}
        type="file"
        hidden
        accept={SCRIPT_FILES}
        aria-label="Text file"
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
        isDisabled={!editor.canUndo || isReadOnly}
        onPress={editor.undo}
      />
      <IconButton
        icon={Redo2}
        size="sm"
        aria-label="Redo"
        isDisabled={!editor.canRedo || isReadOnly}
        onPress={editor.redo}
      />
      <IconButton
        icon={Copy}
        size="sm"
        aria-label="Copy"
        isDisabled={value === ''}
        onPress={onCopy}
      />
    </>
  );
}
