import { Sparkles } from 'lucide-react';
import type { KeyboardEvent, Ref, SyntheticEvent } from 'react';
import { Group, Input, TextField } from 'react-aria-components';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { field } from '../Field/Field.css.ts';
import { FieldBody, helpOf } from '../Field/FieldBody.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './PromptField.css.ts';

export interface PromptFieldProps {
  /** The question above the field: 'What is your video about?'. */
  label: string;
  /** The text, controlled by the caller, also while pending. */
  value: string;
  /** Called on every change of the text. */
  onChange: (value: string) => void;
  /** Called on Enter or a press on the button, but not while pending or disabled. */
  onSubmit: (value: string) => void;
  /** Label of the button: 'Generate'. */
  buttonLabel: string;
  /** Whether a request is running: the button spins and nothing is submitted twice. */
  isPending: boolean;
  /** Disables the field and the button. */
  isDisabled?: boolean;
  /**
   * Disables only the button, while there is nothing to submit yet. The field stays editable, and Enter
   * still calls `onSubmit`, so the app can say what is missing.
   */
  isSubmitDisabled?: boolean;
  /** Use `tonal` or `secondary` if the view has its primary button elsewhere. */
  submitVariant?: ButtonProps['variant'];
  /** The error and how to fix it; makes the field invalid. */
  errorMessage?: string;
  /** An example sentence; never replaces the label. */
  placeholder?: string;
  /** The input element. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A one-sentence prompt to generate something from, with its button inside the field. */
export function PromptField({
  label,
  value,
  onChange,
  onSubmit,
  buttonLabel,
  isPending,
  isDisabled = false,
  isSubmitDisabled = false,
  submitVariant = 'primary',
  errorMessage,
  placeholder,
  inputRef,
}: PromptFieldProps) {
  const isInvalid = errorMessage !== undefined;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isPending && !isDisabled) onSubmit(value);
  };
  const enter = (event: KeyboardEvent) => {
    // Browsers do not submit a form whose submit button is disabled.
    if (event.key === 'Enter' && isSubmitDisabled && !event.nativeEvent.isComposing) submit(event);
  };
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        {...helpOf({ errorMessage })}
        className={field}
        value={value}
        onChange={onChange}
        isDisabled={isDisabled}
        isInvalid={isInvalid}
      >
        <FieldBody label={label} errorMessage={errorMessage}>
          <Group className={styles.frame} isInvalid={isInvalid} isDisabled={isDisabled}>
            <Icon icon={Sparkles} size="md" />
            <Input
              dir="auto"
              ref={inputRef}
              className={styles.input}
              placeholder={placeholder}
              enterKeyHint="go"
              onKeyDown={enter}
            />
            <Button
              type="submit"
              variant={submitVariant}
              isPending={isPending}
              isDisabled={isDisabled || isSubmitDisabled}
            >
              {buttonLabel}
            </Button>
          </Group>
        </FieldBody>
      </TextField>
    </form>
  );
}
