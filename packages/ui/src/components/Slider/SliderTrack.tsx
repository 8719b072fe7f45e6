import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useLocale } from 'react-aria-components';
import { afterKey, onStep, placeOf, type SliderRange } from './sliderRange.ts';
import * as styles from './SliderTrack.css.ts';
import { useKnobDrag } from './useKnobDrag.ts';

export interface SliderTrackProps {
  range: SliderRange;
  /** Drawn at the nearest step inside the range. */
  value: number;
  /** Called at each step of a drag, and by each key. */
  onChange: (value: number) => void;
  /** Called when a drag ends, and after each key. */
  onChangeEnd?: (value: number) => void;
  /** The value as it is spoken. */
  valueText: string;
  /** Of the input, for a label beside it. */
  id?: string;
  name?: string;
  'aria-label'?: string;
  /** The id of the hint or error below. */
  'aria-describedby'?: string;
  isInvalid?: boolean;
  isDisabled?: boolean;
  /** Where the reset of the form around it leads; without it a reset changes nothing. */
  resetValue?: number;
  /** From left to right in every script, as time does. */
  isLeftToRight?: boolean;
  /** Of the box along which the middle of the knob travels. */
  className: string;
  knobClassName: string;
  knobStyle?: CSSProperties;
  /** What is drawn below the knob. */
  children: ReactNode;
}

/**
 * The browser's own range input under a drawn line and knob. It marks itself `data-hovered`,
 * `data-dragging`, `data-focus-visible` and `data-disabled`. What `Slider`, `TimeSlider`, the
 * player's volume and the color picker's hue share.
 */
export function SliderTrack({
  range,
  value: given,
  onChange,
  onChangeEnd,
  valueText,
  isInvalid = false,
  isDisabled = false,
  resetValue,
  isLeftToRight = false,
  className,
  knobClassName,
  knobStyle,
  children,
  ...named
}: SliderTrackProps) {
  const isMirrored = useLocale().direction === 'rtl' && !isLeftToRight;
  const inputRef = useRef<HTMLInputElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [hasRing, setRing] = useState(false);
  const value = onStep(given, range);
  const { knobRef, isDragged, isHeld, events } = useKnobDrag({
    range,
    value,
    isMirrored,
    isDisabled,
    onChange,
    onChangeEnd,
    onTake: () => {
      setRing(false);
      inputRef.current?.focus({ preventScroll: true });
    },
  });

  const change = (next: number) => {
    if (next !== value) onChange(next);
    onChangeEnd?.(next);
  };

  useEffect(() => {
    const form = inputRef.current?.form;
    if (!form || resetValue === undefined) return undefined;
    const reset = () => {
      if (resetValue !== value) onChange(resetValue);
    };
    form.addEventListener('reset', reset);
    return () => form.removeEventListener('reset', reset);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = afterKey(event.key, { value, range, isMirrored, isLarge: event.shiftKey });
    if (next === null) return;
    // Browsers disagree about the larger step and about text that runs from right to left.
    event.preventDefault();
    event.stopPropagation();
    setRing(true);
    change(next);
  };

  return (
    <div
      className={`${styles.track} ${className}`}
      data-hovered={(isHovered && !isDisabled) || undefined}
      data-dragging={isDragged || undefined}
      data-focus-visible={hasRing || undefined}
      data-disabled={isDisabled || undefined}
      onPointerEnter={({ pointerType }) => setHovered(pointerType !== 'touch')}
      onPointerLeave={() => setHovered(false)}
      {...events}
    >
      <input
        {...named}
        ref={inputRef}
        type="range"
        className={styles.input}
        min={range.min}
        max={range.max}
        step={range.step}
        value={value}
        aria-valuetext={valueText}
        aria-invalid={isInvalid || undefined}
        disabled={isDisabled}
        // What a screen reader changes comes without keys and without a drag.
        onChange={(event) => change(onStep(event.target.valueAsNumber, range))}
        onKeyDown={onKeyDown}
        onFocus={({ currentTarget }) => {
          setRing(!isHeld() && currentTarget.matches(':focus-visible'));
        }}
        onBlur={() => setRing(false)}
      />
      {children}
      <span
        ref={knobRef}
        className={`${styles.knob} ${knobClassName}`}
        style={{
          ...knobStyle,
          insetInlineStart: `${placeOf(value, range) * 100}%`,
          transform: `translate(${isMirrored ? 50 : -50}%, -50%)`,
        }}
      />
    </div>
  );
}
