import { Heading, Inline, Text } from '@lectern/ui';

/** The heading of made-up figures, labelled as sample data. */
export function SampleHead({ id, children }: { id: string; children: string }) {
  return (
    <Inline gap={4} justifyContent="space-between">
      <Heading level={2} variant="h3" id={id}>
        {children}
      </Heading>
      <Text variant="caption" tone="subtle">
        Sample data
      </Text>
    </Inline>
  );
}
