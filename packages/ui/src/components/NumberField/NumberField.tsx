import { Minus, Plus } from 'lucide-react';
import { useId, type Ref } from 'react';
import {
  Button,
  Group,
  Input,
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components';
import * as field from '../Field/Field.css.ts';
import { FieldBody, helpOf, type FieldWords } from '../Field/FieldBody.tsx';
import { useFieldError } from '../Field/useFieldError.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './NumberField.css.ts';

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
    >,
    FieldWords,
    field.FieldVariants {
  /** `null` is an empty field; so is anything that is no finite number. */
  value?: number | null;
  /** The initial number of an uncontrolled field. */
  defaultValue?: number | null;
  /** Called when the number is committed: on leaving the field, Enter, an arrow or a stepper. */
  onChange?: (value: number | null) => void;
  /** The unit after the number: 'sec'. Part of the field's description. */
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

const isNumber = (value: number | null | undefined): value is number => Number.isFinite(value);

/** React Aria writes an empty field as `NaN`. */
const orEmpty = (value: number | null | undefined) =>
  value === undefined || isNumber(value) ? value : Number.NaN;

/**
 * An exact number in the reader's own notation, kept between its limits and on its step. Use
 * `Slider` where the rough position in a range matters more than the figure.
 */
export function NumberField({
  label,
  isOptional,
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
  unit,
  placeholder,
  maxLength,
  hideStepper = false,
  size,
  ref,
  ...props
}: NumberFieldProps) {
  const error = useFieldError({ name: props.name, errorMessage, isInvalid });
  const unitId = useId();
  const describedBy = [props['aria-describedby'], unit && unitId].filter(Boolean).join(' ');
  return (
    <AriaNumberField
      {...helpOf({ description, errorMessage: error.errorMessage })}
      validationBehavior="aria"
      {...props}
      // Scrolling the page must not change a number under the pointer.
      isWheelDisabled
      aria-describedby={describedBy || undefined}
      value={orEmpty(value)}
      defaultValue={orEmpty(defaultValue)}
      onChange={(number) => onChange?.(isNumber(number) ? number : null)}
      minValue={isNumber(minValue) ? minValue : undefined}
      maxValue={isNumber(maxValue) ? maxValue : undefined}
      step={isNumber(step) && step > 0 ? step : undefined}
      isInvalid={error.isInvalid}
      className={field.field}
    >
      <FieldBody
        {...{ label, isOptional, isLabelHidden, description }}
        errorMessage={error.errorMessage}
        isRequired={props.isRequired}
      >
        <Group
          aria-label={label}
          className={`${field.box({ size, hasTrailing: !hideStepper })} ${styles.box}`}
        >
          <Input
            ref={ref}
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
              <Button slot="decrement" className={styles.stepper}>
                <Icon icon={Minus} size="sm" />
              </Button>
              <Button slot="increment" className={styles.stepper}>
                <Icon icon={Plus} size="sm" />
              </Button>
            </span>
          )}
        </Group>
      </FieldBody>
    </AriaNumberField>
  );
}
