import { useState, type Ref } from 'react';
import {
  Group,
  TextArea as AriaTextArea,
  TextField,
  type TextFieldProps,
} from 'react-aria-components';
import { useMessages } from '../../messages/useMessages.ts';
import { FieldBody, FieldHelp, helpOf, type FieldWords } from '../Field/FieldBody.tsx';
import { useFieldError } from '../Field/useFieldError.ts';
import * as field from '../Field/Field.css.ts';
import { VisuallyHidden } from '../Text/VisuallyHidden.tsx';
import * as styles from './TextArea.css.ts';
import { messages } from './TextArea.messages.ts';

export interface TextAreaProps
  extends
    Omit<
      TextFieldProps,
      'className' | 'style' | 'children' | 'render' | 'isInvalid' | 'type' | 'pattern'
    >,
    FieldWords {
  /** An example value; never replaces the label. */
  placeholder?: string;
  /** Number of lines shown before the area scrolls. */
  rows?: number;
  /** Shows how many characters of `maxLength` are used. */
  showCount?: boolean;
  /** The text area, for moving focus to the first invalid field of a form. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. Use `ScriptSheet` for a script. */
export function TextArea({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isInvalid,
  placeholder,
  rows = 4,
  showCount,
  ref,
  ...props
}: TextAreaProps) {
  const words = useMessages('textArea', messages);
  const error = useFieldError({ name: props.name, errorMessage, isInvalid });
  const { value, defaultValue, onChange, maxLength } = props;
  const [ownLength, setOwnLength] = useState(defaultValue?.length ?? 0);
  const used = value?.length ?? ownLength;
  return (
    <TextField
      {...helpOf({ description, errorMessage: error.errorMessage })}
      validationBehavior="aria"
      {...props}
      onChange={(text) => {
        setOwnLength(text.length);
        onChange?.(text);
      }}
      isInvalid={error.isInvalid}
      className={field.field}
    >
      <FieldBody {...{ label, isLabelHidden }} isRequired={props.isRequired}>
        <Group className={`${field.box()} ${styles.box}`}>
          <AriaTextArea
            dir="auto"
            ref={ref}
            rows={rows}
            placeholder={placeholder}
            className={`${field.input} ${styles.area}`}
          />
        </Group>
      </FieldBody>
      <div className={styles.help}>
        <FieldHelp description={description} errorMessage={error.errorMessage} />
        {showCount && (
          <span className={styles.count}>
            {maxLength === undefined ? used : <bdi>{`${used} / ${maxLength}`}</bdi>}
            <VisuallyHidden> {words.characters}</VisuallyHidden>
          </span>
        )}
      </div>
    </TextField>
  );
}
