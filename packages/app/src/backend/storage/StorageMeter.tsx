import { Text } from '@lectern/ui';
import { formatBytes } from '../../lib/formatBytes.ts';
import type { StorageEstimate } from '../BackendContext.ts';
import * as styles from './StorageFull.css.ts';

/** Share of the room from which it counts as full: a short video needs less than the rest. */
const FULL = 0.98;

/** '4.9 of 5.0 GB', '640 MB of 5.0 GB'. */
function usedOf({ usedBytes, quotaBytes }: StorageEstimate): string {
  const [used = '', usedUnit] = formatBytes(usedBytes).split(' ');
  const [quota = '', quotaUnit = ''] = formatBytes(quotaBytes).split(' ');
  return usedUnit === quotaUnit
    ? `${used} of ${quota} ${quotaUnit}`
    : `${used} ${usedUnit} of ${quota} ${quotaUnit}`;
}

/** How much of its room on this device Lectern has used. */
export function StorageMeter({ estimate }: { estimate: StorageEstimate }) {
  const share = Math.min(1, estimate.usedBytes / Math.max(1, estimate.quotaBytes));
  return (
    <div>
      <div className={styles.figures}>
        <span className={styles.label}>Space used by Lectern</span>
        <Text as="span" variant="small" tone="muted" numeric>
          {usedOf(estimate)}
        </Text>
      </div>
      {/* The words above say it; the line only shows it. */}
      <div className={styles.track} aria-hidden>
        <div
          className={share >= FULL ? styles.fullFill : styles.fill}
          style={{ inlineSize: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
