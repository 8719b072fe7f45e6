import { Minus, Plus } from 'lucide-react';
import { useId, useImperativeHandle, type Ref } from 'react';
import {
  Group,
  Input,
  TextField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components';
import * as field from '../Field/Field.css.ts';
import { FieldBody, helpOf, type FieldWords } from '../Field/FieldBody.tsx';
import { useFieldError } from '../Field/useFieldError.ts';
import { visuallyHidden } from '../Text/Text.css.ts';
import { keyboardFor, roleHere } from './numberKeyboard.ts';
import type { NumberNotation } from './numberText.ts';
import * as styles from './NumberField.css.ts';
import { StepButton } from './StepButton.tsx';
import { useNumber } from './useNumber.ts';
import { useNumberInput } from './useNumberInput.ts';

export interface NumberFieldProps
  extends
    Omit<
      AriaNumberFieldProps,
      | 'className'
      | 'style'
      | 'children'
      | 'render'
      | 'isInvalid'
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'isWheelDisabled'
      | 'commitBehavior'
      | 'formatOptions'
    >,
    FieldWords,
    field.FieldVariants {
  /** `null` is an empty field; so is anything that is no finite number. */
  value?: number | null;
  /** The number at first, of a field that keeps its own. */
  defaultValue?: number | null;
  /** Called when the number is taken over: on leaving the field, Enter, an arrow or a stepper. */
  onChange?: (value: number | null) => void;
  /** Digits behind the point, and whether thousands are set apart. */
  formatOptions?: NumberNotation;
  /** What is counted, after the number: 'sec'. Part of the field's description. */
  unit?: string;
  /** An example of a number, never the label. */
  placeholder?: string;
  /** How many characters can be typed. */
  maxLength?: number;
  /** Leaves out the buttons, as a narrow field does by itself; arrow keys still step. */
  hideStepper?: boolean;
  /** The input itself. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * An exact number, in the reader's own notation, kept between its limits and on its step. Use
 * `Slider` where the rough place in a range matters more than the figure.
 */
export function NumberField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isInvalid,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  step,
  formatOptions,
  validate,
  name,
  form,
  unit,
  placeholder,
  maxLength,
  hideStepper = false,
  incrementAriaLabel = `Increase ${label}`,
  decrementAriaLabel = `Decrease ${label}`,
  size,
  ref,
  ...props
}: NumberFieldProps) {
  const error = useFieldError({ name, errorMessage, isInvalid });
  const ownId = useId();
  const { id = ownId, isDisabled = false, isReadOnly = false } = props;
  const unitId = useId();
  const describedBy = [props['aria-describedby'], unit && unitId].filter(Boolean).join(' ');
  const limits = { minValue, maxValue, step };
  const number = useNumber({ value, defaultValue, onChange, formatOptions, ...limits });
  const isFixed = isDisabled || isReadOnly;
  const { ref: inputRef, said, step: stepBy, handlers } = useNumberInput(number, isFixed);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => inputRef.current,
    [inputRef],
  );
  const stepper = { 'aria-controls': id, inputRef };
  const { range, notation, current } = number;
  const role = roleHere();
  const values = role && {
    role,
    // No powers of ten: ARIA's numbers have digits alone.
    'aria-valuenow': /^-?[\d.]+$/.test(`${current}`) ? (current ?? undefined) : undefined,
    'aria-valuetext': current === null ? undefined : number.text,
    'aria-valuemin': range.lowest,
    'aria-valuemax': range.highest,
  };
  return (
    <>
      <TextField
        {...helpOf({ description, errorMessage: error.errorMessage })}
        validationBehavior="aria"
        autoComplete="off"
        autoCorrect="off"
        spellCheck="false"
        inputMode={keyboardFor({ ...range, ...notation })}
        {...props}
        id={id}
        aria-describedby={describedBy || undefined}
        value={number.text}
        onChange={number.type}
        validate={validate && (() => validate(current ?? Number.NaN))}
        isInvalid={error.isInvalid}
        className={field.field}
      >
        <FieldBody
          {...{ label, isLabelHidden, description }}
          errorMessage={error.errorMessage}
          isRequired={props.isRequired}
        >
          <Group
            role={isDisabled ? 'group' : undefined}
            aria-label={isDisabled ? label : undefined}
            aria-disabled={isDisabled || undefined}
            className={`${field.box({ size, hasTrailing: !hideStepper })} ${styles.box}`}
          >
            <Input
              {...handlers}
              {...values}
              ref={inputRef}
              className={`${field.input} ${styles.input}`}
              placeholder={placeholder}
              maxLength={maxLength}
            />
            {unit !== undefined && (
              <span id={unitId} className={styles.unit}>
                {unit}
              </span>
            )}
            {!hideStepper && (
              <span className={styles.steppers}>
                <StepButton
                  {...stepper}
                  aria-label={decrementAriaLabel}
                  icon={Minus}
                  isDisabled={isFixed || !range.canStep(current, -1)}
                  onStep={() => stepBy(-1)}
                />
                <StepButton
                  {...stepper}
                  aria-label={incrementAriaLabel}
                  icon={Plus}
                  isDisabled={isFixed || !range.canStep(current, 1)}
                  onStep={() => stepBy(1)}
                />
              </span>
            )}
          </Group>
          <span aria-live="assertive" className={visuallyHidden}>
            <span key={said.times}>{said.words}</span>
          </span>
        </FieldBody>
      </TextField>
      {name !== undefined && (
        <input
          type="hidden"
          name={name}
          form={form}
          value={number.sent ?? ''}
          disabled={isDisabled}
        />
      )}
    </>
  );
}
