import { Heading, Inline, Skeleton, Stack, VisuallyHidden } from '@lectern/ui';
import * as styles from './VoiceStep.css.ts';

const CARDS = [0, 1, 2, 3];

/** The carousel's shape while the voices are read. */
export function VoiceSkeleton() {
  return (
    <Stack gap={4}>
      <Heading level={2}>Choose a voice</Heading>
      <div role="status">
        <VisuallyHidden>Loading voices...</VisuallyHidden>
      </div>
      <div className={styles.row}>
        <Inline gap={4} flexWrap="nowrap">
          {CARDS.map((card) => (
            <div key={card} className={styles.card}>
              <Skeleton height={168} radius="panel" />
            </div>
          ))}
        </Inline>
      </div>
    </Stack>
  );
}
