import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { useMessages } from '../../messages/useMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { visuallyHidden } from '../Text/Text.css.ts';
import * as styles from './Field.css.ts';
import { messages } from './Field.messages.ts';

/** The texts that every field accepts. */
export interface FieldWords {
  /** Always announced, and shown unless `isLabelHidden`. A placeholder never replaces it. */
  label: string;
  /** Marks the label as optional, in a form whose fields are mostly required. */
  isOptional?: boolean;
  /**
   * Hides the label visually. Use it only if the context shows what the field is for, such as in a toolbar.
   */
  isLabelHidden?: boolean;
  /** A hint below the field; the error message replaces it. */
  description?: ReactNode;
  /** The error and how to fix it; makes the field invalid. */
  errorMessage?: string;
  /** Marks the field as invalid without a message. */
  isInvalid?: boolean;
}

type Help = Pick<FieldWords, 'description' | 'errorMessage'>;

interface FieldBodyProps extends Omit<FieldWords, 'isInvalid'> {
  /** Marks the label with an asterisk. The control itself exposes that it is required. */
  isRequired?: boolean;
  children: ReactNode;
}

/** Lays out a label above, the control, and a message below; the React Aria field around it links them. */
export function FieldBody({
  label,
  isOptional = false,
  isLabelHidden,
  description,
  errorMessage,
  isRequired = false,
  children,
}: FieldBodyProps) {
  const words = useMessages('field', messages);
  return (
    <>
      <Label className={isLabelHidden ? visuallyHidden : styles.label}>
        {label}
        {isOptional && <span className={styles.optional}> {words.optional}</span>}
        {isRequired && (
          <span aria-hidden="true" className={styles.required}>
            {' *'}
          </span>
        )}
      </Label>
      {children}
      <FieldHelp description={description} errorMessage={errorMessage} />
    </>
  );
}

/**
 * Returns props to spread into React Aria's fields. They look for hint and error on mount, and again only
 * when these props change: without them a removed hint stays linked and a new one is not announced.
 */
export const helpOf = ({ description, errorMessage }: Help) => ({
  description: description !== undefined && errorMessage === undefined,
  errorMessage: errorMessage !== undefined,
});

/** The line below a field: its error, or otherwise its hint. */
export function FieldHelp({ description, errorMessage }: Help) {
  if (errorMessage !== undefined) {
    return (
      <FieldError className={styles.error}>
        <Icon icon={CircleAlert} size="sm" />
        <span className={styles.errorWords}>{errorMessage}</span>
      </FieldError>
    );
  }
  if (description === undefined) return null;
  return (
    <Text slot="description" className={styles.hint}>
      {description}
    </Text>
  );
}

/** The same line for a control without React Aria's help text: link it with `aria-describedby`. */
export function FieldNote({ id, description, errorMessage }: Help & { id: string }) {
  const isError = errorMessage !== undefined;
  if (!isError && description === undefined) return null;
  return (
    <span id={id} className={isError ? styles.error : styles.hint}>
      {isError && <Icon icon={CircleAlert} size="sm" />}
      {isError ? <span className={styles.errorWords}>{errorMessage}</span> : description}
    </span>
  );
}
