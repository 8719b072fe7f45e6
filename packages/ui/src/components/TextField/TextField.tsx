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
  /** An example of a value, never the label. */
  placeholder?: string;
  /** Equal widths, for keys and codes: what is read letter by letter. */
  isCode?: boolean;
  /** Before the text. */
  icon?: LucideIcon;
  /** At the end of the line: a unit in words, or a small control with its own name. */
  trailing?: ReactNode;
  /** The input itself, to move focus to the first wrong field of a form. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. Use `PasswordField`, `SearchField` or `TextArea` for theirs. */
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
    // 'aria': what is wrong comes from the app, at the time that the specification names.
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
            // A key or an address is read from left to right whatever it begins with.
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
