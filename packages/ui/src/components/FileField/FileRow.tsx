import { File as FileIcon, X } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { shownName, sizeWords } from './fileLimits.ts';
import * as styles from './FileField.css.ts';
import { messages } from './FileField.messages.ts';
import { useObjectUrl } from './useObjectUrl.ts';

export interface FileRowProps {
  file: File;
  isDisabled?: boolean;
  onRemove: () => void;
}

/** A chosen file: its thumbnail if it is an image, its name and size, and a button that removes it. */
export function FileRow({ file, isDisabled, onRemove }: FileRowProps) {
  const url = useObjectUrl(file.type.startsWith('image/') ? file : null);
  const words = useMessages('fileField', messages);
  const name = shownName(file.name, words);
  return (
    <li className={styles.row}>
      <span className={styles.thumbnail}>
        <Picture src={url} missingIcon={FileIcon} />
      </span>
      <span className={styles.words}>
        {/* Names may run in the opposite direction to the interface. */}
        <bdi className={styles.name} title={name}>
          {name}
        </bdi>
        <span className={styles.size}>{sizeWords(file.size, 'nearest', words)}</span>
      </span>
      <IconButton
        icon={X}
        size="sm"
        aria-label={words.remove(name)}
        tooltip={false}
        isDisabled={isDisabled}
        onPress={onRemove}
      />
    </li>
  );
}
