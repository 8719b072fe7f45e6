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
  /** The number; `null`, or anything that is not a finite number, shows an empty field. */
  value?: number | null;
  /** The initial number of an uncontrolled field. */
  defaultValue?: number | null;
  /** Called when the number is committed: on leaving the field, Enter, an arrow or a stepper. */
  onChange?: (value: number | null) => void;
  /** The unit after the number: 'sec'. Part of the field's description. */
  unit?: string;
  /** An example number; never replaces the label. */
  placeholder?: string;
  /** Maximum number of characters to type. */
  maxLength?: number;
  /** Hides the steppers, as a narrow field does by itself; arrow keys still step. */
  hideStepper?: boolean;
  /** The input element. */
  ref?: Ref<HTMLInputElement>;
}

const isNumber = (value: number | null | undefined): value is number => Number.isFinite(value);

/** React Aria represents an empty field as `NaN`. */
const orEmpty = (value: number | null | undefined) =>
  value === undefined || isNumber(value) ? value : Number.NaN;

/**
 * An exact number in the user's own notation, kept within its limits and on its step. Use `Slider` if the
 * rough position in a range matters more than the exact number.
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
