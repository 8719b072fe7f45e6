import { TextArea } from '@lectern/ui';
import { type Ref, useRef } from 'react';

export interface PromptAreaProps {
  value: string;
  onChange: (prompt: string) => void;
  /** Called when the field loses focus after something was typed. */
  onBlur?: () => void;
  /** Called on Control or Command with Enter; Enter alone starts a new line. */
  onSubmit: () => void;
  errorMessage: string | undefined;
  isReadOnly: boolean;
  autoFocus?: boolean;
  /** The text area, to move focus to it. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** The prompt that an image is drawn from. */
export function PromptArea({ onChange, onBlur, onSubmit, ...props }: PromptAreaProps) {
  const wasTyped = useRef(false);
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
      onBlur={() => wasTyped.current && onBlur?.()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit();
        else event.continuePropagation();
      }}
    />
  );
}
