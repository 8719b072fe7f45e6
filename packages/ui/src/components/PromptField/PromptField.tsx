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
  /** Controlled by the caller, also while pending. */
  value: string;
  /** Called at each letter. */
  onChange: (value: string) => void;
  /** Enter or the button; not called while pending or disabled. */
  onSubmit: (value: string) => void;
  /** 'Generate'. */
  buttonLabel: string;
  /** While the request runs, the button spins and nothing is sent twice. */
  isPending: boolean;
  /** Field and button. */
  isDisabled?: boolean;
  /**
   * The button alone, while there is nothing to send yet. The field stays open for typing, and Enter
   * still calls `onSubmit`, so that the app can say what is missing.
   */
  isSubmitDisabled?: boolean;
  /** `tonal` or `secondary` where the view has its primary button elsewhere. */
  submitVariant?: ButtonProps['variant'];
  /** What is wrong and what to do. */
  errorMessage?: string;
  /** An example of a sentence, never the label. */
  placeholder?: string;
  /** The text itself. */
  inputRef?: Ref<HTMLInputElement>;
}

/** One sentence that something is generated from, with its button inside the field. */
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
    // Browsers send no form whose button is disabled.
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
