import { Inline, StatusChip, Text } from '@lectern/ui';
import { componentStatus } from 'virtual:component-status';

const STATUSES = {
  stable: {
    tone: 'success',
    word: 'Stable',
    rule: 'Released, and nothing in the next version breaks it.',
  },
  new: {
    tone: 'info',
    word: 'New',
    rule: 'Added in the next or the latest version. The badge goes away with the version after that.',
  },
  changing: {
    tone: 'warning',
    word: 'Changing',
    rule: 'The next version breaks it. ‘What is new’ says how, and how to move.',
  },
  deprecated: {
    tone: 'danger',
    word: 'Deprecated',
    rule: 'Its comment names what replaces it, and the version that removes it.',
  },
  internal: {
    tone: 'neutral',
    word: 'Internal',
    rule: 'Other components are built from it. The package does not export it.',
  },
} as const;

/** The status of a component above its page, with the rule that determines it. */
export function StatusLine({ component }: { component: string }) {
  const status = componentStatus[component];
  if (!status) return null;
  const { tone, word, rule } = STATUSES[status];
  return (
    <Inline gap={3} alignItems="center" flexWrap="wrap">
      <StatusChip tone={tone}>{word}</StatusChip>
      <Text as="span" variant="caption" tone="muted">
        {rule}
      </Text>
    </Inline>
  );
}
