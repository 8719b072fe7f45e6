import { useId } from 'react';
import {
  Label,
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderTrack,
} from 'react-aria-components';
import * as field from '../Field/Field.css.ts';
import { FieldNote, type FieldWords } from '../Field/FieldBody.tsx';
import { useFieldError } from '../Field/useFieldError.ts';
import { visuallyHidden } from '../Text/Text.css.ts';
import { SliderKnob } from './SliderKnob.tsx';
import {
  placeMarks,
  sliderRange,
  withinRange,
  type SliderLimits,
  type SliderMark,
} from './sliderRange.ts';
import { SliderTouch } from './SliderTouch.tsx';
import * as styles from './Slider.css.ts';

export interface SliderProps extends FieldWords, SliderLimits {
  /** The controlled value. */
  value?: number;
  /** The initial value when uncontrolled; the lower limit by default. */
  defaultValue?: number;
  /** Called at every step of a drag and on every key press. */
  onChange?: (value: number) => void;
  /** Called when a drag ends and after every key press. */
  onChangeEnd?: (value: number) => void;
  /** Shows the value without letting the user change it. */
  isDisabled?: boolean;
  /** Formats the value for display and assistive technology: '40 %'. A plain number by default. */
  formatValue?: (value: number) => string;
  /** Ticks below the track; those outside its limits are ignored. */
  marks?: readonly SliderMark[];
  /** The field's name in a `Form`. */
  name?: string;
}

/** A value in a range, if the rough amount matters. Use `NumberField` for an exact number. */
export function Slider({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isInvalid,
  value,
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
  const noteId = useId();
  const range = sliderRange(limits);
  const hasNote = description !== undefined || error.errorMessage !== undefined;
  return (
    <AriaSlider
      minValue={range.min}
      maxValue={range.max}
      step={range.step}
      value={value === undefined ? undefined : withinRange(value, range)}
      // Always a number: without one, React Aria calls back with arrays.
      defaultValue={withinRange(defaultValue ?? range.min, range)}
      onChange={onChange}
      onChangeEnd={onChangeEnd}
      isDisabled={isDisabled || range.isEmpty}
      className={field.field}
      data-invalid={error.isInvalid || undefined}
    >
      <div className={styles.head}>
        <Label className={isLabelHidden ? visuallyHidden : `${field.label} ${styles.label}`}>
          {label}
        </Label>
        <SliderOutput className={styles.output}>
          {({ state }) => formatValue(state.getThumbValue(0))}
        </SliderOutput>
      </div>
      <SliderTouch onInput={onChangeEnd}>
        <SliderTrack className={styles.track}>
          <div className={styles.rail}>
            <span className={styles.start} />
            <span className={styles.travel}>
              <SliderFill className={styles.fill} />
            </span>
          </div>
          <SliderKnob
            name={name}
            formatValue={formatValue}
            isInvalid={error.isInvalid}
            aria-describedby={hasNote ? noteId : undefined}
            className={styles.thumb}
          />
        </SliderTrack>
      </SliderTouch>
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
    </AriaSlider>
  );
}
