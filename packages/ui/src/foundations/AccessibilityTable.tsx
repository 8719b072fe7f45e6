import type { ReactNode } from 'react';
import { TextLink } from '../components/TextLink/TextLink.tsx';
import { Text } from '../components/Text/Text.tsx';
import { Stack } from '../layout/Stack.tsx';
import { ACCESSIBILITY_RULES } from './accessibilityRules.ts';
import { SpecTable } from './Spec.tsx';

const Lines = ({ children }: { children: ReactNode }) => <Stack gap={1}>{children}</Stack>;

/** A table of each requirement with its meaning here, its tests and a manual check. */
export function AccessibilityTable() {
  return (
    <SpecTable
      caption="What WCAG 2.2 AA means here"
      columns={['Requirement', 'Here', 'Held by', 'By hand']}
      rows={ACCESSIBILITY_RULES.map(({ name, criteria, here, stories, tests, byHand }) => ({
        id: name,
        cells: [
          <Lines key="name">
            <Text as="span" variant="label">
              {name}
            </Text>
            <Text as="span" variant="caption" tone="muted">
              {criteria}
            </Text>
          </Lines>,
          here,
          <Lines key="held">
            {Object.entries(stories).map(([id, label]) => (
              <span key={id}>
                <TextLink href={`?path=/story/${id}`} target="_top">
                  {label}
                </TextLink>
              </span>
            ))}
            {tests?.map((test) => (
              <Text key={test} as="span" variant="code">
                {test}
              </Text>
            ))}
          </Lines>,
          byHand,
        ],
      }))}
    />
  );
}
