import { TextArea } from '@lectern/ui';
import { type Ref, useRef } from 'react';
import { useAfterPress } from '../lib/useAfterPress.ts';

export interface PromptAreaProps {
  value: string;
  onChange: (prompt: string) => void;
  /** Called when the field loses focus without text after something was typed. */
  onLeftEmpty: () => void;
  /** Called on Control or Command with Enter; Enter alone starts a new line. */
  onSubmit: () => void;
  errorMessage: string | undefined;
  isReadOnly: boolean;
  autoFocus?: boolean;
  /** The text area, to move focus to it. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** The prompt that an image is drawn from. */
export function PromptArea({ onChange, onLeftEmpty, onSubmit, ...props }: PromptAreaProps) {
  const wasTyped = useRef(false);
  const afterPress = useAfterPress();
  return (
    <TextArea
      label="Prompt"
      placeholder="A friendly presenter with short dark hair and a green jumper"
      rows={3}
      {...props}
      onChange={(prompt) => {
        wasTyped.current = true;
        onChange(prompt);
      }}
      onBlur={({ currentTarget: field }) =>
        // The press may choose an example, which fills the field.
        afterPress(() => wasTyped.current && field.value.trim() === '' && onLeftEmpty())
      }
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit();
        else event.continuePropagation();
      }}
    />
  );
}
