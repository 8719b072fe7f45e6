import { Download, type LucideIcon, Pencil, Share2 } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, type MenuEntry } from '../Menu/Menu.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import * as styles from './ProjectCard.css.ts';
import { messages } from './ProjectCard.messages.ts';

export interface CardActionsProps {
  title: string;
  /** Where the title leads. */
  href: string;
  /** The link below; by default 'Edit', to `href`. */
  editHref?: string;
  /** Its word. */
  editLabel?: string;
  /** Before its word; a pencil when left out. */
  editIcon?: LucideIcon;
  /** Without it, and without `shareItems`, there is no Share. */
  onShare?: () => void;
  /** Opens a menu in place of `onShare`, where there is no share sheet of the system. */
  shareItems?: readonly MenuEntry[];
  /** Without it there is no Download. */
  onDownload?: () => void;
  /** The file is being made: Download waits. */
  isDownloading?: boolean;
}

/** The link and the two actions at the foot of a card. */
export function CardActions({
  title,
  href,
  editHref = href,
  editLabel: ownEditLabel,
  editIcon = Pencil,
  onShare,
  shareItems,
  onDownload,
  isDownloading,
}: CardActionsProps) {
  const words = useMessages('card', messages);
  const editLabel = ownEditLabel ?? words.edit;
  const share = (
    <IconButton icon={Share2} size="sm" aria-label={words.share(title)} onPress={onShare} />
  );
  return (
    <div className={styles.actions}>
      <TextLink href={editHref} icon={editIcon} aria-label={`${editLabel} ${title}`}>
        {editLabel}
      </TextLink>
      {shareItems ? (
        <Menu trigger={share} label={words.share(title)} items={shareItems} />
      ) : (
        onShare && share
      )}
      {onDownload && (
        <IconButton
          icon={Download}
          size="sm"
          aria-label={words.download(title)}
          isPending={isDownloading}
          onPress={onDownload}
        />
      )}
    </div>
  );
}
