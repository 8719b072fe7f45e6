import { Captions, Download, File, FileText, Film, type LucideIcon } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Panel } from '../Panel/Panel.tsx';
import * as styles from './FileList.css.ts';
import { messages } from './FileList.messages.ts';

export interface FileItem {
  /** Unique in the list. */
  id: string;
  /** The extension in capitals: 'MP4'. */
  kind: string;
  /** 'Video, 1080p'. */
  label: string;
  /** '8.4 MB'. */
  size?: string;
  /** Starts the download. */
  onDownload: () => void;
  /** Being prepared after a press. */
  isPending?: boolean;
}

export interface FileListProps {
  /** In the order in which they are shown. */
  items: readonly FileItem[];
}

const ICONS: ReadonlyMap<string, LucideIcon> = new Map([
  ['MP4', Film],
  ['VTT', Captions],
  ['SRT', Captions],
  ['TXT', FileText],
]);

/** Files to download, one per row. */
export function FileList({ items }: FileListProps) {
  const words = useMessages('fileList', messages);
  return (
    <Panel padding="none">
      <ul className={styles.list} aria-label={words.label}>
        {items.map(({ id, kind, label, size, onDownload, isPending }) => (
          <li key={id} className={styles.row}>
            <span className={styles.icon}>
              <Icon icon={ICONS.get(kind) ?? File} />
            </span>
            <strong className={styles.kind}>{kind}</strong>
            <span className={styles.label}>{label}</span>
            {size !== undefined && <span className={styles.size}>{size}</span>}
            <IconButton
              icon={Download}
              aria-label={words.download(kind)}
              size="sm"
              isPending={isPending}
              onPress={onDownload}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
