import { Chip, Inline, Stack, Text } from '@lectern/ui';
import { useId } from 'react';
import { EXAMPLE_PROMPTS } from './prompts.ts';

export interface ExamplePromptsProps {
  /** What is in the field; an example that is there is marked. */
  prompt: string;
  onChoose: (prompt: string) => void;
  isDisabled?: boolean;
}

/** Prompts to begin with. */
export function ExamplePrompts({ prompt, onChoose, isDisabled }: ExamplePromptsProps) {
  const id = useId();
  return (
    <Stack gap={2}>
      <Text as="span" variant="label" id={id}>
        Example prompts
      </Text>
      <Inline gap={2} role="group" aria-labelledby={id}>
        {EXAMPLE_PROMPTS.map((example) => (
          <Chip
            key={example.label}
            isSelected={example.prompt === prompt}
            isDisabled={isDisabled}
            onPress={() => onChoose(example.prompt)}
          >
            {example.label}
          </Chip>
        ))}
      </Inline>
    </Stack>
  );
}
