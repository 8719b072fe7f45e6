import type { Project } from '@lectern/api-client';
import { Button, IconButton, Text } from '@lectern/ui';
import { FileArchive, Trash2, X } from 'lucide-react';
import { formatBytes } from '../../../lib/format/formatBytes.ts';
import * as styles from './SelectionBar.css.ts';
import type { ZipProgress } from './useZip.ts';
import { sizeOf } from './videoSelection.ts';

export interface SelectionBarProps {
  videos: readonly Project[];
  /** The number of all matches, loaded or not; null if the server does not report it. */
  total: number | null;
  /** Whether the rest of the matches is being loaded. */
  isLoadingRest: boolean;
  zip: ZipProgress | null;
  onSelectAll: () => void;
  onClear: () => void;
  onZip: () => void;
  onCancelZip: () => void;
  onDelete: () => void;
}

/** The selection and its actions, instead of the toolbar (design guide, Selection). */
export function SelectionBar({
  videos,
  total,
  isLoadingRest,
  zip,
  onSelectAll,
  onClear,
  onZip,
  onCancelZip,
  onDelete,
}: SelectionBarProps) {
  const { bytes, isLeast } = sizeOf(videos);
  const size = `${isLeast ? 'at least ' : ''}${formatBytes(bytes)}`;
  return (
    <div role="group" aria-label="Selected videos" className={styles.bar}>
      <IconButton icon={X} size="sm" aria-label="Clear selection" onPress={onClear} />
      <div role="status" className={styles.words}>
        <Text as="span" variant="bodyStrong" numeric>
          {isLoadingRest ? `Selecting all ${total ?? ''}…` : `${videos.length} selected`}
        </Text>
        {bytes > 0 && (
          <Text as="span" tone="muted" numeric>
            {size}
          </Text>
        )}
      </div>
      {total !== null && total > videos.length && !isLoadingRest && (
        <Button variant="ghost" size="sm" onPress={onSelectAll}>
          {`Select all ${total}`}
        </Button>
      )}
      <div className={styles.actions} data-foot="phone">
        {zip === null ? (
          <Button icon={FileArchive} isDisabled={isLoadingRest} onPress={onZip}>
            Download as ZIP
          </Button>
        ) : (
          <Button icon={X} onPress={onCancelZip}>
            {`Cancel (${zip.done} of ${zip.total})`}
          </Button>
        )}
        <Button
          icon={Trash2}
          variant="secondary"
          isDisabled={isLoadingRest || zip !== null}
          onPress={onDelete}
        >
          Delete
        </Button>
      </div>
    </div>
  );
}
