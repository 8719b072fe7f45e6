import { Button, IconButton } from '@lectern/ui';
import { Copy, FileUp, Pause } from 'lucide-react';
import { useRef } from 'react';
import { useGesturePictures } from '../look/gesturePictures.ts';
import { PROJECT_FILES } from '../../../projectFiles/isProjectFile.ts';
import { SCRIPT_FILES } from './importScript.ts';
import { GestureMenu } from './gestures/GestureMenu.tsx';
import type { GestureChips } from './gestures/useGestureChips.ts';
import { HistoryTools, type HistoryToolsProps } from './HistoryTools.tsx';
import { RewriteMenu } from './rewrite/RewriteMenu.tsx';
import type { Rewriting } from './rewrite/useRewriting.ts';
import { PronunciationPopover } from './PronunciationPopover.tsx';
import { ScriptLanguage } from './ScriptLanguage.tsx';
import { insertPause, pronounce, wordAt } from './scriptMarks.ts';
import { useListening } from './useListening.ts';
import type { ScriptActions } from './useScriptEditor.ts';
import * as styles from './ScriptStep.css.ts';

interface ToolsProps {
  editor: ScriptActions;
  /** Whether the script has no words, at most white space. */
  isEmpty: boolean;
  isReadOnly: boolean;
}

export interface MarkToolsProps extends ToolsProps {
  /** The voice that reads pronunciations; null for the first voice. */
  voiceId: string | null;
  /** The project and avatar whose gestures are shown; null while none is chosen. */
  projectId: string | null;
  avatarId: string | null;
  chips: GestureChips;
  rewriting: Rewriting;
}

/** Tools that insert marks into the script: pauses, pronunciations, gestures. */
export function MarkTools({
  editor,
  isEmpty,
  isReadOnly,
  voiceId,
  projectId,
  avatarId,
  chips,
  rewriting,
}: MarkToolsProps) {
  const { textAreaRef, read } = editor;
  return (
    <>
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
        listen={useListening(voiceId)}
      />
      <GestureMenu
        {...chips}
        editor={editor}
        isDisabled={isReadOnly || isEmpty}
        pictureOf={useGesturePictures({ projectId, avatarId })}
      />
      <RewriteMenu rewriting={rewriting} isDisabled={isReadOnly || isEmpty} />
      <span className={styles.separator} />
    </>
  );
}

export interface ScriptToolbarProps extends ToolsProps, HistoryToolsProps {
  onImport: (file: File) => void;
  onCopy: () => void;
}

/** The script's language, and actions on the script as a whole. */
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
      <ScriptLanguage />
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
          // Choosing the same file again must also fire a change event.
          target.value = '';
          if (file) onImport(file);
        }}
      />
      <HistoryTools editor={editor} canUndo={canUndo} canRedo={canRedo} isReadOnly={isReadOnly} />
      <IconButton icon={Copy} size="sm" aria-label="Copy" isDisabled={isEmpty} onPress={onCopy} />
    </>
  );
}
