import { useRef, useState, type PointerEvent } from 'react';
import { onStep, type SliderRange } from './sliderRange.ts';

interface KnobDragOptions {
  range: SliderRange;
  /** On one of its steps. */
  value: number;
  isMirrored: boolean;
  isDisabled: boolean;
  onChange: (value: number) => void;
  onChangeEnd?: (value: number) => void;
  /** Called when a pointer takes the knob, while `isHeld` already. */
  onTake: () => void;
}

/** px that a finger goes along the track before it drags; less is a tap, or the start of a swipe. */
const SLOP = 6;

interface Drag {
  pointerId: number;
  /** px from the middle of the knob to where it was taken. */
  grip: number;
  value: number;
  /** Where a finger came down that may yet scroll the page; null once it drags. */
  start: { x: number; y: number } | null;
}

/**
 * A knob that a pointer drags along its track: `events` for the track, whose width the middle of the
 * knob travels. A press beside the knob brings it there; one on it takes it where it is. A finger does
 * so once it goes along the track, or is lifted where it came down: until then it may mean to scroll.
 */
export function useKnobDrag(options: KnobDragOptions) {
  const { range, value, isMirrored, isDisabled, onChange, onChangeEnd, onTake } = options;
  const knobRef = useRef<HTMLSpanElement>(null);
  const dragRef = useRef<Drag | null>(null);
  const [isDragged, setDragged] = useState(false);

  const moveTo = (drag: Drag, { currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const along = (clientX - drag.grip - left) / width;
    const place = Math.min(1, Math.max(0, isMirrored ? 1 - along : along));
    const next = onStep(range.min + place * (range.max - range.min), range);
    if (next === drag.value) return;
    drag.value = next;
    onChange(next);
  };

  const begin = (drag: Drag) => {
    drag.start = null;
    setDragged(true);
    onTake();
  };

  const follow = (event: PointerEvent) => {
    const drag = dragRef.current;
    if (drag?.pointerId !== event.pointerId || isDisabled) return;
    if (drag.start) {
      const along = Math.abs(event.clientX - drag.start.x);
      if (along < SLOP || along < Math.abs(event.clientY - drag.start.y)) return;
      begin(drag);
    }
    moveTo(drag, event);
  };

  const take = (event: PointerEvent) => {
    if (event.button !== 0 || isDisabled || dragRef.current) return;
    // Keeps the browser from moving focus to nothing.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const knob = knobRef.current?.getBoundingClientRect();
    const { clientX, clientY, pointerId, pointerType } = event;
    const isOnKnob =
      knob !== undefined &&
      clientX >= knob.left &&
      clientX <= knob.right &&
      clientY >= knob.top &&
      clientY <= knob.bottom;
    const grip = isOnKnob ? clientX - (knob.left + knob.right) / 2 : 0;
    const start = pointerType === 'touch' ? { x: clientX, y: clientY } : null;
    const drag: Drag = { pointerId, grip, value, start };
    dragRef.current = drag;
    if (start) return;
    begin(drag);
    if (!isOnKnob) moveTo(drag, event);
  };

  const lift = (event: PointerEvent) => {
    const drag = dragRef.current;
    if (drag?.pointerId !== event.pointerId) return;
    if (drag.start && !isDisabled) {
      begin(drag);
      moveTo(drag, event);
    }
    release(event);
  };

  const release = ({ pointerId }: PointerEvent) => {
    const drag = dragRef.current;
    if (drag?.pointerId !== pointerId) return;
    dragRef.current = null;
    setDragged(false);
    // What became a swipe has set nothing.
    if (!drag.start) onChangeEnd?.(drag.value);
  };

  return {
    knobRef,
    isDragged,
    /** Asked within an event, before the drag is drawn. */
    isHeld: () => dragRef.current !== null && dragRef.current.start === null,
    events: {
      onPointerDown: take,
      onPointerMove: follow,
      onPointerUp: lift,
      onPointerCancel: release,
      onLostPointerCapture: release,
    },
  };
}
