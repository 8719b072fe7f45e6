import { Chip, Inline, Stack, Text } from '@lectern/ui';
import { useId } from 'react';
import { EXAMPLE_PROMPTS } from './prompts.ts';

export interface ExamplePromptsProps {
  /** Current text of the field; a matching example is marked. */
  prompt: string;
  onChoose: (prompt: string) => void;
  isDisabled?: boolean;
}

/** Example prompts to start from. */
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
