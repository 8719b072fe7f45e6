import { Button, Heading, Icon, Inline, Text } from '@lectern/ui';
import { TextCursorInput } from 'lucide-react';
import type { Place } from './place.ts';

export interface GapsAsideProps {
  /** The gaps among a script's places, in order. */
  gaps: readonly Place[];
  /** Selects the next gap after the caret, wrapping around at the end. */
  onNext: () => void;
}

/** With more gaps than this, they are only counted. */
const NAMED = 4;

/** '2 gaps'. */
export const gapCount = (count: number): string => (count === 1 ? '1 gap' : `${count} gaps`);

/** Returns the names of the gaps, as in 'the time and the room'; null if there are too many to name. */
function gapNames(gaps: readonly Place[]): string | null {
  const names = [...new Set(gaps.map(({ written }) => written.slice(1, -1).trim()))];
  return names.length > NAMED ? null : new Intl.ListFormat('en').format(names);
}

/**
 * How many gaps of a script the user has yet to fill, and a button that leads to each. Renders nothing
 * without gaps.
 */
export function GapsAside({ gaps, onNext }: GapsAsideProps) {
  if (gaps.length === 0) return null;
  const names = gapNames(gaps);
  return (
    <>
      <Inline gap={2} justifyContent="space-between">
        <Inline gap={2}>
          <Icon icon={TextCursorInput} size="sm" />
          <Heading level={3} variant="h4">
            {gapCount(gaps.length)} to fill
          </Heading>
        </Inline>
        <Button size="sm" variant="ghost" onPress={onNext}>
          Next gap
        </Button>
      </Inline>
      {names !== null && (
        <Text variant="caption" tone="subtle">
          Still to say: {names}.
        </Text>
      )}
    </>
  );
}
