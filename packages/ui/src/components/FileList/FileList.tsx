import { Captions, Download, File, FileText, Film, type LucideIcon } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Panel } from '../Panel/Panel.tsx';
import * as styles from './FileList.css.ts';
import { messages } from './FileList.messages.ts';

export interface FileItem {
  /** Unique within the list. */
  id: string;
  /** The extension in capitals: 'MP4'. */
  kind: string;
  /** Label: 'Video, 1080p'. */
  label: string;
  /** Size with its unit: '8.4 MB'. */
  size?: string;
  /** Starts the download. */
  onDownload: () => void;
  /** Whether the file is being prepared after a press. */
  isPending?: boolean;
}

export interface FileListProps {
  /** The files in display order. */
  items: readonly FileItem[];
}

const ICONS: ReadonlyMap<string, LucideIcon> = new Map([
  ['MP4', Film],
  ['VTT', Captions],
  ['SRT', Captions],
  ['TXT', FileText],
]);

/** A list of files to download, one per row. */
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
