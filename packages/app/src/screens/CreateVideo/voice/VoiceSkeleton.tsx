import { Heading, Inline, Skeleton, Stack, VisuallyHidden, type VoiceLayout } from '@lectern/ui';
import * as styles from './VoiceStep.css.ts';

const CARDS = [0, 1, 2, 3];
const TILES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The outline of the list while the voices are loading. */
export function VoiceSkeleton({
  layout,
  isLabelHidden,
}: {
  layout: VoiceLayout;
  isLabelHidden: boolean;
}) {
  return (
    <Stack gap={4}>
      {!isLabelHidden && <Heading level={2}>Choose a voice</Heading>}
      <div role="status">
        <VisuallyHidden>Loading voices...</VisuallyHidden>
      </div>
      {layout === 'grid' ? (
        <div className={styles.tiles}>
          {TILES.map((tile) => (
            <Skeleton key={tile} height={64} radius="panel" />
          ))}
        </div>
      ) : (
        <div className={styles.row}>
          <Inline gap={4} flexWrap="nowrap">
            {CARDS.map((card) => (
              <div key={card} className={styles.card}>
                <Skeleton height={168} radius="panel" />
              </div>
            ))}
          </Inline>
        </div>
      )}
    </Stack>
  );
}
