import { Button, ChoiceGrid, Popover, VisuallyHidden } from '@lectern/ui';
import { Hand } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PoseOf } from '../../look/gesturePictures.ts';
import type { ScriptActions } from '../useScriptEditor.ts';
import { chosenGesture, handsWith, HEAD } from './gestureChoices.ts';
import { chipsOf, insertGesture, selectedChip } from './gestureEdits.ts';
import type { GestureChips } from './useGestureChips.ts';

export interface GestureMenuProps extends Pick<
  GestureChips,
  'heard' | 'isMenuOpen' | 'setMenuOpen'
> {
  editor: ScriptActions;
  isDisabled: boolean;
  /** Returns the URL of a picture of the project's presenter making a gesture; null while there is none. */
  pictureOf: PoseOf;
}

/**
 * Inserts a gesture before the word at the caret, or replaces the selected one; then returns focus to the
 * caret.
 */
export function GestureMenu({
  editor: { textAreaRef, read, edit },
  isDisabled,
  heard,
  isMenuOpen,
  setMenuOpen,
  pictureOf,
}: GestureMenuProps) {
  const wasOpen = useRef(false);
  useEffect(() => {
    // Focus returns to the caret, not to the button that may have opened the menu.
    if (wasOpen.current && !isMenuOpen) textAreaRef.current?.focus();
    wasOpen.current = isMenuOpen;
  }, [isMenuOpen, textAreaRef]);

  const pictureOfChoice = (id: string) => {
    const gesture = chosenGesture(id);
    return gesture && pictureOf(gesture);
  };

  function selection() {
    const area = textAreaRef.current;
    const end = read().length;
    return area ? { start: area.selectionStart, end: area.selectionEnd } : { start: end, end };
  }
  return (
    <>
      <Popover
        label="Insert a gesture"
        width={424}
        placement="bottom end"
        isOpen={isMenuOpen}
        onOpenChange={setMenuOpen}
        trigger={
          <Button variant="ghost" size="sm" icon={Hand} isDisabled={isDisabled}>
            Gesture
          </Button>
        }
      >
        {() => {
          const now = selectedChip(chipsOf(read()), selection())?.gesture ?? null;
          return (
            <ChoiceGrid
              label="Gestures"
              sections={[
                { title: 'Hands', choices: handsWith(now), pictureOf: pictureOfChoice },
                { title: 'Head and face', choices: HEAD },
              ]}
              selectedId={now}
              onChoose={(id) => {
                const gesture = chosenGesture(id);
                if (gesture) edit(insertGesture(read(), selection(), gesture));
                setMenuOpen(false);
              }}
            />
          );
        }}
      </Popover>
      <VisuallyHidden>
        <span role="status">
          {/* A new element each time, so that the same gesture twice is announced twice. */}
          <span key={heard.count}>{heard.text}</span>
        </span>
      </VisuallyHidden>
    </>
  );
}
