import { useId } from 'react';
import {
  Label,
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderTrack,
  type SliderProps as AriaSliderProps,
} from 'react-aria-components';
import * as field from '../Field/Field.css.ts';
import { FieldNote, type FieldWords } from '../Field/FieldBody.tsx';
import { useFieldError } from '../Field/useFieldError.ts';
import { visuallyHidden } from '../Text/Text.css.ts';
import { placeMarks, sliderRange, withinRange, type SliderMark } from './sliderRange.ts';
import { SliderKnob } from './SliderKnob.tsx';
import * as styles from './Slider.css.ts';

export interface SliderProps
  extends
    Omit<
      AriaSliderProps<number>,
      'className' | 'style' | 'children' | 'render' | 'orientation' | 'formatOptions'
    >,
    FieldWords {
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
  value,
  defaultValue,
  formatValue = String,
  marks = [],
  name,
  isDisabled,
  ...props
}: SliderProps) {
  const error = useFieldError({ name, errorMessage, isInvalid });
  const noteId = useId();
  const range = sliderRange(props);
  const hasNote = description !== undefined || error.errorMessage !== undefined;
  return (
    <AriaSlider
      {...props}
      minValue={range.min}
      maxValue={range.max}
      step={range.step}
      value={value === undefined ? undefined : withinRange(value, range)}
      // Given even where the caller has none: without a number React Aria answers with lists.
      defaultValue={withinRange(defaultValue ?? range.min, range)}
      isDisabled={isDisabled === true || range.isEmpty}
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
      <SliderTrack className={styles.track}>
        <div className={styles.rail}>
          <span className={styles.start} />
          <span className={styles.travel}>
            <SliderFill className={styles.fill} />
          </span>
        </div>
        <SliderKnob
          {...{ name, formatValue }}
          isInvalid={error.isInvalid}
          describedBy={hasNote ? noteId : undefined}
        />
      </SliderTrack>
      {marks.length > 0 && (
        // The knob speaks its own value.
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
