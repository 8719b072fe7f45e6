import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import {
  Group,
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { FieldBody, helpOf, type FieldWords } from '../Field/FieldBody.tsx';
import { useFieldError } from '../Field/useFieldError.ts';
import * as styles from '../Field/Field.css.ts';

export interface TextFieldProps
  extends
    Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'render' | 'isInvalid'>,
    FieldWords,
    styles.FieldVariants {
  /** An example value; never replaces the label. */
  placeholder?: string;
  /** Uses a monospace font, for keys and codes that are read character by character. */
  isCode?: boolean;
  /** Shown before the text. */
  icon?: LucideIcon;
  /** Shown at the end of the line: a unit as text, or a small control with its own name. */
  trailing?: ReactNode;
  /** The input element, for moving focus to the first invalid field of a form. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. Use `PasswordField`, `SearchField` or `TextArea` for those kinds of text. */
export function TextField({
  label,
  isOptional,
  isLabelHidden,
  description,
  errorMessage,
  isInvalid,
  placeholder,
  size,
  isCode = false,
  icon,
  trailing,
  ref,
  ...props
}: TextFieldProps) {
  const error = useFieldError({ name: props.name, errorMessage, isInvalid });
  return (
    // 'aria': the app provides the errors, at the time that the specification defines.
    <AriaTextField
      {...helpOf({ description, errorMessage: error.errorMessage })}
      validationBehavior="aria"
      {...props}
      isInvalid={error.isInvalid}
      className={styles.field}
    >
      <FieldBody
        {...{ label, isOptional, isLabelHidden, description }}
        errorMessage={error.errorMessage}
        isRequired={props.isRequired}
      >
        <Group className={styles.box({ size, hasTrailing: typeof trailing === 'object' })}>
          {icon && (
            <span className={styles.icon}>
              <Icon icon={icon} size="sm" />
            </span>
          )}
          <Input
            // A key or URL is read from left to right, whatever its first character.
            dir={isCode ? 'ltr' : 'auto'}
            ref={ref}
            className={isCode ? `${styles.input} ${styles.code}` : styles.input}
            placeholder={placeholder}
          />
          {typeof trailing === 'string' ? (
            <span className={styles.unit}>{trailing}</span>
          ) : (
            trailing
          )}
        </Group>
      </FieldBody>
    </AriaTextField>
  );
}
