import { Text } from '@lectern/ui';
import { useState } from 'react';
import { formatBytes } from '../lib/formatBytes.ts';
import type { StorageEstimate } from '../backend/BackendContext.ts';
import * as styles from './StorageFull.css.ts';

/** Share of the room from which it counts as full: a short video needs less than the rest. */
const FULL = 0.98;
/** Below this share it is not the room of Lectern that is full but the disk around it. */
const NEARLY_FULL = 0.9;

/** '4.9 of 5.0 GB', '640 MB of 5.0 GB'. */
function usedOf({ usedBytes, quotaBytes }: StorageEstimate): string {
  const [used = '', usedUnit] = formatBytes(usedBytes).split(' ');
  const [quota = '', quotaUnit = ''] = formatBytes(quotaBytes).split(' ');
  return usedUnit === quotaUnit
    ? `${used} of ${quota} ${quotaUnit}`
    : `${used} ${usedUnit} of ${quota} ${quotaUnit}`;
}

/**
 * How much of its room on this device Lectern has used. Browsers promise more room than a full disk
 * has left: then only what is used is shown.
 */
export function StorageMeter({ estimate }: { estimate: StorageEstimate }) {
  const share = Math.min(1, estimate.usedBytes / Math.max(1, estimate.quotaBytes));
  // As it was at first: a deletion must not take the line away.
  const [hasLine] = useState(share >= NEARLY_FULL);
  return (
    <div>
      <div className={styles.figures}>
        <span className={styles.label}>Space used by Lectern</span>
        <Text as="span" variant="small" tone="muted" numeric>
          {hasLine ? usedOf(estimate) : formatBytes(estimate.usedBytes)}
        </Text>
      </div>
      {/* The words above say it; the line only shows it. */}
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
