import { useId, useState } from 'react';
import * as field from '../Field/Field.css.ts';
import { FieldNote, type FieldWords } from '../Field/FieldBody.tsx';
import { useFieldError } from '../Field/useFieldError.ts';
import { visuallyHidden } from '../Text/Text.css.ts';
import {
  onStep,
  placeMarks,
  placeOf,
  sliderRange,
  type SliderLimits,
  type SliderMark,
} from './sliderRange.ts';
import { SliderTrack } from './SliderTrack.tsx';
import * as styles from './Slider.css.ts';

export interface SliderProps extends FieldWords, SliderLimits {
  /** Where the caller decides. */
  value?: number;
  /** Where it starts, if it decides itself; the lower limit when left out. */
  defaultValue?: number;
  /** Called at each step of a drag, and by each key. */
  onChange?: (value: number) => void;
  /** Called when a drag ends, and after each key. */
  onChangeEnd?: (value: number) => void;
  isDisabled?: boolean;
  /** The value in words, shown and spoken: '40 %'. A plain number when left out. */
  formatValue?: (value: number) => string;
  /** Ticks under the track; those outside its limits are left out. */
  marks?: readonly SliderMark[];
  /** By which a `Form` knows it. */
  name?: string;
}

/** A place in a range, where the rough amount matters. Use `NumberField` for an exact figure. */
export function Slider({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isInvalid,
  value: held,
  defaultValue,
  onChange,
  onChangeEnd,
  formatValue = String,
  marks = [],
  name,
  isDisabled = false,
  ...limits
}: SliderProps) {
  const error = useFieldError({ name, errorMessage, isInvalid });
  const id = useId();
  const noteId = useId();
  const range = sliderRange(limits);
  const start = onStep(defaultValue ?? range.min, range);
  const [own, setOwn] = useState(start);
  const value = onStep(held ?? own, range);
  const words = formatValue(value);
  const hasNote = description !== undefined || error.errorMessage !== undefined;
  return (
    <div className={field.field} data-invalid={error.isInvalid || undefined}>
      <div className={styles.head}>
        <label
          htmlFor={id}
          className={isLabelHidden ? visuallyHidden : `${field.label} ${styles.label}`}
        >
          {label}
        </label>
        {/* The input speaks its own value. */}
        <output htmlFor={id} aria-live="off" className={styles.output}>
          {words}
        </output>
      </div>
      <SliderTrack
        {...{ id, name, range, value, onChangeEnd }}
        onChange={(next) => {
          setOwn(next);
          onChange?.(next);
        }}
        resetValue={start}
        valueText={words}
        isInvalid={error.isInvalid}
        aria-describedby={hasNote ? noteId : undefined}
        isDisabled={isDisabled || range.isEmpty}
        className={styles.track}
        knobClassName={styles.thumb}
      >
        <div className={styles.rail}>
          <span className={styles.start} />
          <span className={styles.travel}>
            <span
              className={styles.fill}
              style={{ inlineSize: `${placeOf(value, range) * 100}%` }}
            />
          </span>
        </div>
      </SliderTrack>
      {marks.length > 0 && (
        <div className={styles.marks} aria-hidden="true">
          {placeMarks(marks, range).map(({ value, label, place }) => (
            <span
              key={value}
              className={styles.mark}
              data-end={place === 0 ? 'first' : place === 1 ? 'last' : undefined}
              style={{ insetInlineStart: `${place * 100}%` }}
            >
              {label}
            </span>
          ))}
        </div>
      )}
      <FieldNote id={noteId} description={description} errorMessage={error.errorMessage} />
    </div>
  );
}
