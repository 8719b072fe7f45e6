import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { useMessages } from '../../messages/useMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { visuallyHidden } from '../Text/Text.css.ts';
import * as styles from './Field.css.ts';
import { messages } from './Field.messages.ts';

/** The words that every field takes. */
export interface FieldWords {
  /** Always said, and shown unless `isLabelHidden`. A placeholder never replaces it. */
  label: string;
  /** Marks the label as optional, in a form whose fields are mostly required. */
  isOptional?: boolean;
  /** Only where the context shows what the field is for, such as a toolbar. */
  isLabelHidden?: boolean;
  /** A hint below the field; gives way to the error message. */
  description?: ReactNode;
  /** What is wrong and what to do; makes the field invalid. */
  errorMessage?: string;
  /** Marks the field as wrong where there are no words for it. */
  isInvalid?: boolean;
}

type Help = Pick<FieldWords, 'description' | 'errorMessage'>;

interface FieldBodyProps extends Omit<FieldWords, 'isInvalid'> {
  /** Marks the label with an asterisk; the control itself says that it is required. */
  isRequired?: boolean;
  children: ReactNode;
}

/** Label above, control, message below, linked by the React Aria field around it. */
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
 * Spread into React Aria's fields. They look for hint and error on mount, and again only when these props
 * change: without them a removed hint stays linked and a new one is not announced.
 */
export const helpOf = ({ description, errorMessage }: Help) => ({
  description: description !== undefined && errorMessage === undefined,
  errorMessage: errorMessage !== undefined,
});

/** The line below a field: its error, else its hint. */
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

/** The same line for a control without React Aria's help: link it by `aria-describedby`. */
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
