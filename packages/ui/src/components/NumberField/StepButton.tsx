import type { LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { Button, type PressEvent } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './NumberField.css.ts';

/** Milliseconds that a button is held before it goes on by itself; a finger may mean to scroll. */
const HELD = { mouse: 400, touch: 600 };
/** Milliseconds between its further steps. */
const AGAIN = 60;

interface StepButtonProps {
  'aria-label': string;
  /** The input's id. */
  'aria-controls': string;
  icon: LucideIcon;
  isDisabled: boolean;
  onStep: () => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** One step at a press, and more for as long as it is held. For pointers: keys have the arrows. */
export function StepButton({ icon, isDisabled, onStep, inputRef, ...named }: StepButtonProps) {
  const [held, setHeld] = useState<keyof typeof HELD | null>(null);
  const hasRepeated = useRef(false);
  const step = useEffectEvent(onStep);
  // At the limit it lets go: it must not start again by itself when the number changes.
  if (isDisabled && held !== null) setHeld(null);

  useEffect(() => {
    if (held === null) return undefined;
    const again = () => {
      hasRepeated.current = true;
      step();
      timer = window.setTimeout(again, AGAIN);
    };
    let timer = window.setTimeout(again, HELD[held]);
    return () => window.clearTimeout(timer);
  }, [held]);

  function press({ pointerType, target }: PressEvent): void {
    const isTouch = pointerType === 'touch';
    // Focus stays in the number, so that the keyboard on the screen stays as it is; on touch, and
    // for a screen reader, it comes to the button, so that none appears.
    if (document.activeElement !== inputRef.current) {
      if (pointerType === 'mouse') inputRef.current?.focus();
      else if (target instanceof HTMLElement) target.focus();
    }
    hasRepeated.current = false;
    setHeld(isTouch ? 'touch' : 'mouse');
    if (!isTouch) onStep();
  }

  return (
    <Button
      {...named}
      // What stands around, as a disclosure's trigger, must not take it for its own button.
      slot={null}
      className={styles.stepper}
      isDisabled={isDisabled}
      excludeFromTabOrder
      preventFocusOnPress
      onPressStart={press}
      onPressEnd={() => setHeld(null)}
      onPress={({ pointerType }) => {
        if (pointerType === 'touch' && !hasRepeated.current) onStep();
      }}
      // A finger that holds it asks for no menu.
      onContextMenu={(event) => event.preventDefault()}
    >
      <Icon icon={icon} size="sm" />
    </Button>
  );
}
