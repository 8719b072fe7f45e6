import { Heading, Inline, Text } from '@lectern/ui';
import * as styles from './VoiceStep.css.ts';
import { VoiceWays, type VoiceWaysProps } from './VoiceWays.tsx';

export interface VoiceHeadProps extends VoiceWaysProps {
  /** Length of the script as text. */
  length: string;
}

/** The step's heading above the two ways to a voice. */
export function VoiceHead({ length, ...ways }: VoiceHeadProps) {
  return (
    <div className={styles.ways}>
      <Inline gap={4} justifyContent="space-between">
        <Heading level={2}>Choose a voice</Heading>
        <Text variant="small" tone="muted">
          {length}
        </Text>
      </Inline>
      <VoiceWays {...ways} />
    </div>
  );
}
