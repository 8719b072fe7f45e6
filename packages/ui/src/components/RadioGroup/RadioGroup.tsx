import { createContext, type ReactNode } from 'react';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components';
import * as field from '../Field/Field.css.ts';
import { FieldBody, helpOf, type FieldWords } from '../Field/FieldBody.tsx';
import { useFieldError } from '../Field/useFieldError.ts';
import * as styles from './RadioGroup.css.ts';

type Variant = (typeof styles.RADIO_GROUP_VARIANTS)[number];

/** The variant of the group's `Radio`s. */
export const RadioVariant = createContext<Variant>('list');

export interface RadioGroupProps
  extends
    Omit<AriaRadioGroupProps, 'className' | 'style' | 'children' | 'render' | 'isInvalid'>,
    FieldWords {
  /** The options, as `Radio`s. */
  children: ReactNode;
  /**
   * `list` by default; `card` for a few options with a picture each, `wide` for two options with a sentence
   * each, `tile` for three or four pictures.
   */
  variant?: Variant;
}

/**
 * Selects one of a few options that are all in view. Use `Select` for more than five or six options, and
 * `SegmentedControl` to switch between views.
 */
export function RadioGroup({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isInvalid,
  variant = 'list',
  children,
  ...props
}: RadioGroupProps) {
  const error = useFieldError({ name: props.name, errorMessage, isInvalid });
  return (
    <AriaRadioGroup
      {...helpOf({ description, errorMessage: error.errorMessage })}
      validationBehavior="aria"
      // Cards are side by side, and arrow keys follow that order.
      orientation={variant === 'list' ? 'vertical' : 'horizontal'}
      {...props}
      isInvalid={error.isInvalid}
      className={field.field}
    >
      <FieldBody {...{ label, isLabelHidden, description }} errorMessage={error.errorMessage}>
        <div className={styles.options({ variant })}>
          <RadioVariant value={variant}>{children}</RadioVariant>
        </div>
      </FieldBody>
    </AriaRadioGroup>
  );
}
