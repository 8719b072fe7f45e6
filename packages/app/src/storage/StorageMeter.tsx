import { Text } from '@lectern/ui';
import { useState } from 'react';
import { formatBytes } from '../lib/format/formatBytes.ts';
import type { StorageEstimate } from '../backend/BackendContext.ts';
import * as styles from './StorageFull.css.ts';

/** Share from which the quota counts as full: the rest is more than a short video needs. */
const FULL = 0.98;
/** Below this share, Lectern's quota is not full: the disk around it is. */
const NEARLY_FULL = 0.9;

/** Returns '4.9 of 5.0 GB' or '640 MB of 5.0 GB'. */
function usedOf({ usedBytes, quotaBytes }: StorageEstimate): string {
  const [used = '', usedUnit] = formatBytes(usedBytes).split(' ');
  const [quota = '', quotaUnit = ''] = formatBytes(quotaBytes).split(' ');
  return usedUnit === quotaUnit
    ? `${used} of ${quota} ${quotaUnit}`
    : `${used} ${usedUnit} of ${quota} ${quotaUnit}`;
}

/**
 * How much of its quota on this device Lectern has used. Browsers promise more space than a full disk has
 * left: in that case, only the space used is shown.
 */
export function StorageMeter({ estimate }: { estimate: StorageEstimate }) {
  const share = Math.min(1, estimate.usedBytes / Math.max(1, estimate.quotaBytes));
  // The initial state: a deletion must not remove the bar.
  const [hasLine] = useState(share >= NEARLY_FULL);
  return (
    <div>
      <div className={styles.figures}>
        <span className={styles.label}>Space used by Lectern</span>
        <Text as="span" variant="small" tone="muted" numeric>
          {hasLine ? usedOf(estimate) : formatBytes(estimate.usedBytes)}
        </Text>
      </div>
      {/* The text above says it; the bar only illustrates it. */}
      {hasLine && (
        <div className={styles.track} aria-hidden>
          <div
            className={share >= FULL ? styles.fullFill : styles.fill}
            style={{ inlineSize: `${share * 100}%` }}
          />
        </div>
      )}
    </div>
  );
}
