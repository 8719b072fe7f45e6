import { useRef, type PointerEvent, type ReactNode } from 'react';
import * as styles from './SliderTouch.css.ts';

interface SliderTouchProps {
  /** Called with a value set by assistive technology. */
  onInput?: (value: number) => void;
  /** A slider's track. */
  children: ReactNode;
}

/** px that a finger moves along the track before a drag starts; less is a tap or the start of a scroll. */
const SLOP = 6;

interface Touch {
  pointerId: number;
  isPrimary: boolean;
  clientX: number;
  clientY: number;
}

/**
 * Lets a finger that starts on a slider scroll the page. React Aria sets the value as soon as a touch
 * starts, so a touch is held back until it moves along the track or ends as a tap; a vertical swipe
 * therefore sets nothing.
 */
export function SliderTouch({ onInput, children }: SliderTouchProps) {
  const held = useRef<Touch | null>(null);

  const hold = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' || !event.isTrusted) return;
    event.stopPropagation();
    const { pointerId, isPrimary, clientX, clientY } = event;
    held.current = { pointerId, isPrimary, clientX, clientY };
  };

  /** Starts React Aria's own drag where the finger touched down. */
  const release = (event: PointerEvent) => {
    const init = { ...held.current, pointerType: 'touch', bubbles: true, cancelable: true };
    held.current = null;
    event.target.dispatchEvent(new window.PointerEvent('pointerdown', init));
  };

  const isHeld = ({ pointerId }: PointerEvent) => held.current?.pointerId === pointerId;

  const follow = (event: PointerEvent) => {
    if (!held.current || !isHeld(event)) return;
    const along = Math.abs(event.clientX - held.current.clientX);
    const across = Math.abs(event.clientY - held.current.clientY);
    if (along >= SLOP && along >= across) release(event);
  };

  return (
    <div
      className={styles.area}
      onPointerDownCapture={hold}
      onPointerMoveCapture={follow}
      onPointerUpCapture={(event) => {
        if (isHeld(event)) release(event);
      }}
      onPointerCancelCapture={() => {
        held.current = null;
      }}
      onTouchStartCapture={(event) => event.stopPropagation()}
      // The tap has been handled: prevent the mouse events that would follow.
      onTouchEndCapture={(event) => event.preventDefault()}
      // React Aria does not report the end of a change made without a drag or a key.
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement) onInput?.(target.valueAsNumber);
      }}
    >
      {children}
    </div>
  );
}
