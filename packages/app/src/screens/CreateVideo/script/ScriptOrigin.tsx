import { Chip, Icon, Inline, Stack, Tag, Text } from '@lectern/ui';
import { Check, PenLine, Plus } from 'lucide-react';
import type { CheckedFact } from '../../../backend/scriptWriter.ts';

export interface ScriptOriginProps {
  /** Of the prompt; undefined while they are looked for. */
  facts: readonly CheckedFact[] | undefined;
  /** Shows where the script says a fact. */
  onShow: (fact: CheckedFact) => void;
  /** Puts a fact that is missing at the end of the script. */
  onAdd: (fact: CheckedFact) => void;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function Fact({ fact, onShow, onAdd }: { fact: CheckedFact } & Omit<ScriptOriginProps, 'facts'>) {
  const label = capitalised(fact.text);
  if (fact.places === null) {
    return (
      <Chip icon={Plus} onPress={() => onAdd(fact)}>
        Add {label}
      </Chip>
    );
  }
  // A length is said nowhere, so there is nothing to show.
  if (fact.places.length === 0) return <Tag>{label}</Tag>;
  return (
    <Chip icon={Check} onPress={() => onShow(fact)}>
      {label}
    </Chip>
  );
}

/** Below the script's heading: who wrote it, and which facts of the prompt it keeps. */
export function ScriptOrigin({ facts, ...ways }: ScriptOriginProps) {
  return (
    <Stack gap={3}>
      <Inline gap={2}>
        <Icon icon={PenLine} size="sm" />
        <Text variant="small">Written by Lectern’s writer</Text>
      </Inline>
      {facts !== undefined && facts.length > 0 && (
        <Inline gap={2} role="group" aria-label="From your prompt">
          {facts.map((fact) => (
            <Fact key={fact.text} fact={fact} {...ways} />
          ))}
        </Inline>
      )}
    </Stack>
  );
}
