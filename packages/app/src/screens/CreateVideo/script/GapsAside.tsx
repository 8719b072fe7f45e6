import { Button, Heading, Icon, Inline, Text } from '@lectern/ui';
import { TextCursorInput } from 'lucide-react';
import type { Place } from './place.ts';

export interface GapsAsideProps {
  /** The gaps among a script's places, in its order. */
  gaps: readonly Place[];
  /** Selects the gap after the caret, round at the end. */
  onNext: () => void;
}

/** More are counted and not named. */
const NAMED = 4;

/** '2 gaps'. */
export const gapCount = (count: number): string => (count === 1 ? '1 gap' : `${count} gaps`);

/** Their words, as in 'the time and the room'; null where there are too many to say. */
function gapNames(gaps: readonly Place[]): string | null {
  const names = [...new Set(gaps.map(({ written }) => written.slice(1, -1).trim()))];
  return names.length > NAMED ? null : new Intl.ListFormat('en').format(names);
}

/** How many gaps of a script wait for the user's words, and a way to each. Nothing where there are none. */
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
