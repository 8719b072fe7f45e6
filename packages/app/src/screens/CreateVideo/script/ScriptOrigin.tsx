import { Button, Chip, Icon, Inline, Stack, Tag, Text } from '@lectern/ui';
import { Check, Laptop, PenLine, Plus } from 'lucide-react';
import type { CheckedFact } from '../../../backend/scriptWriter.ts';
import type { Origin } from './useScriptOrigin.ts';
import type { ScriptWriting } from './useScriptWriting.ts';

export interface ScriptOriginProps extends Pick<
  ScriptWriting,
  'model' | 'isGenerating' | 'generateAgain'
> {
  origin: Origin;
  isReadOnly: boolean;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function Fact({ fact, onShow, onAdd }: { fact: CheckedFact } & Pick<Origin, 'onShow' | 'onAdd'>) {
  const label = capitalised(fact.text);
  if (fact.places === null) {
    return (
      <Chip icon={Plus} onPress={() => onAdd(fact)}>
        Add {label}
      </Chip>
    );
  }
  // A length is not mentioned in the text, so there is nothing to show.
  if (fact.places.length === 0) return <Tag>{label}</Tag>;
  return (
    <Chip icon={Check} onPress={() => onShow(fact)}>
      {label}
    </Chip>
  );
}

/** Shown below the script's heading: its author, and which facts of the prompt it contains. */
export function ScriptOrigin({
  origin,
  model,
  isGenerating,
  generateAgain,
  isReadOnly,
}: ScriptOriginProps) {
  const { by, facts } = origin;
  const isOurs = by === 'lectern';
  return (
    <Stack gap={3}>
      <Inline gap={2} justifyContent="space-between">
        <Inline gap={2}>
          <Icon icon={isOurs ? PenLine : Laptop} size="sm" />
          <Text variant="small">
            {isOurs
              ? 'Written by Lectern’s writer'
              : 'Written by your browser’s model, on this device'}
          </Text>
        </Inline>
        {!isReadOnly && !isGenerating && (!isOurs || model.isOffered) && (
          <Button
            size="sm"
            variant="ghost"
            onPress={() => generateAgain(isOurs ? 'browser' : 'lectern')}
          >
            {isOurs ? 'Use your browser’s model' : 'Use Lectern’s writer'}
          </Button>
        )}
      </Inline>
      {facts !== undefined && facts.length > 0 && (
        <Inline gap={2} role="group" aria-label="From your prompt">
          {facts.map((fact) => (
            <Fact key={fact.text} fact={fact} onShow={origin.onShow} onAdd={origin.onAdd} />
          ))}
        </Inline>
      )}
    </Stack>
  );
}
