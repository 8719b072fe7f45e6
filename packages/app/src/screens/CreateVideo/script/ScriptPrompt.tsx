import { Button, Chip, Inline, PromptField, Stack } from '@lectern/ui';
import type { Ref } from 'react';
import { SUGGESTIONS } from './suggestions.ts';

export interface ScriptPromptProps {
  prompt: string;
  onPromptChange: (prompt: string) => void;
  onGenerate: () => void;
  onCancelGenerate: () => void;
  isGenerating: boolean;
  /** Shown below the prompt's field. */
  promptError?: string | undefined;
  promptRef?: Ref<HTMLInputElement>;
  isReadOnly: boolean;
}

/** The prompt that a script is generated from. */
export function ScriptPrompt({
  prompt,
  onPromptChange,
  onGenerate,
  onCancelGenerate,
  isGenerating,
  promptError,
  promptRef,
  isReadOnly,
}: ScriptPromptProps) {
  return (
    <Stack gap={3}>
      <PromptField
        label="What is your video about?"
        value={prompt}
        onChange={onPromptChange}
        onSubmit={onGenerate}
        buttonLabel="Generate"
        isPending={isGenerating}
        isDisabled={isReadOnly}
        isSubmitDisabled={prompt.trim() === ''}
        errorMessage={promptError}
        inputRef={promptRef}
      />
      <Inline gap={2} role="group" aria-label="Suggested prompts">
        {isGenerating ? (
          <Button size="sm" onPress={onCancelGenerate}>
            Cancel
          </Button>
        ) : (
          SUGGESTIONS.map((suggestion) => (
            <Chip
              key={suggestion.label}
              isDisabled={isReadOnly}
              onPress={() => onPromptChange(suggestion.prompt)}
            >
              {suggestion.label}
            </Chip>
          ))
        )}
      </Inline>
    </Stack>
  );
}
