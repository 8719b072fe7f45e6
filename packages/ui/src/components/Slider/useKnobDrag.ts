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

interface Drag {
  pointerId: number;
  /** px from the middle of the knob to where it was taken. */
  grip: number;
  value: number;
}

/**
 * A knob that a pointer drags along its track: `events` for the track, whose width the middle of the
 * knob travels. A press beside the knob brings it there; one on it takes it where it is.
 */
export function useKnobDrag(options: KnobDragOptions) {
  const { range, value, isMirrored, isDisabled, onChange, onChangeEnd, onTake } = options;
  const knobRef = useRef<HTMLSpanElement>(null);
  const dragRef = useRef<Drag | null>(null);
  const [isDragged, setDragged] = useState(false);

  const follow = (event: PointerEvent) => {
    const drag = dragRef.current;
    if (drag?.pointerId !== event.pointerId || isDisabled) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const along = (event.clientX - drag.grip - left) / width;
    const place = Math.min(1, Math.max(0, isMirrored ? 1 - along : along));
    const next = onStep(range.min + place * (range.max - range.min), range);
    if (next === drag.value) return;
    drag.value = next;
    onChange(next);
  };

  const take = (event: PointerEvent) => {
    if (event.button !== 0 || isDisabled || dragRef.current) return;
    // Keeps the browser from moving focus to nothing.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const knob = knobRef.current?.getBoundingClientRect();
    const { clientX, clientY, pointerId } = event;
    const isOnKnob =
      knob !== undefined &&
      clientX >= knob.left &&
      clientX <= knob.right &&
      clientY >= knob.top &&
      clientY <= knob.bottom;
    const grip = isOnKnob ? clientX - (knob.left + knob.right) / 2 : 0;
    dragRef.current = { pointerId, grip, value };
    setDragged(true);
    onTake();
    if (!isOnKnob) follow(event);
  };

  const release = ({ pointerId }: PointerEvent) => {
    const drag = dragRef.current;
    if (drag?.pointerId !== pointerId) return;
    dragRef.current = null;
    setDragged(false);
    onChangeEnd?.(drag.value);
  };

  return {
    knobRef,
    isDragged,
    /** Asked within an event, before the drag is drawn. */
    isHeld: () => dragRef.current !== null,
    events: {
      onPointerDown: take,
      onPointerMove: follow,
      onPointerUp: release,
      onPointerCancel: release,
      onLostPointerCapture: release,
    },
  };
}
