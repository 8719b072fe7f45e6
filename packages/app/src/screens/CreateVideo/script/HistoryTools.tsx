import { IconButton } from '@lectern/ui';
import { Redo2, Undo2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { ScriptActions, ScriptEditor } from './useScriptEditor.ts';

export interface HistoryToolsProps extends Pick<ScriptEditor, 'canUndo' | 'canRedo'> {
  editor: ScriptActions;
  isReadOnly: boolean;
}

/** Undo and Redo. A button that its last step disables passes the focus on to the other one. */
export function HistoryTools({ editor, canUndo, canRedo, isReadOnly }: HistoryToolsProps) {
  const undoRef = useRef<HTMLButtonElement>(null);
  const redoRef = useRef<HTMLButtonElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const button = pressed.current;
    pressed.current = null;
    if (!button?.disabled) return;
    const { activeElement, body } = document;
    if (activeElement !== button && activeElement !== body) return;
    (button === undoRef.current ? redoRef : undoRef).current?.focus();
  });

  return (
    <>
      <IconButton
        ref={undoRef}
        icon={Undo2}
        size="sm"
        aria-label="Undo"
        isDisabled={!canUndo || isReadOnly}
        onPress={() => {
          pressed.current = undoRef.current;
          editor.undo();
        }}
      />
      <IconButton
        ref={redoRef}
        icon={Redo2}
        size="sm"
        aria-label="Redo"
        isDisabled={!canRedo || isReadOnly}
        onPress={() => {
          pressed.current = redoRef.current;
          editor.redo();
        }}
      />
    </>
  );
}
