import { Download, type LucideIcon, Pencil, Share2 } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, type MenuEntry } from '../Menu/Menu.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import * as styles from './ProjectCard.css.ts';
import { messages } from './ProjectCard.messages.ts';

export interface CardActionsProps {
  title: string;
  /** Link target of the title. */
  href: string;
  /** Link target at the bottom; defaults to `href`. */
  editHref?: string;
  /** Label of the link at the bottom; 'Edit' by default. */
  editLabel?: string;
  /** Icon before that label; a pencil by default. */
  editIcon?: LucideIcon;
  /** Called by Share. Without this and `shareItems` there is no Share button. */
  onShare?: () => void;
  /** Rows of a menu that replaces `onShare`, if the system has no share sheet. */
  shareItems?: readonly MenuEntry[];
  /** Called by Download. Without it there is no Download button. */
  onDownload?: () => void;
  /** Whether the file is being prepared: the Download button is pending. */
  isDownloading?: boolean;
}

/** The link and the two actions at the bottom of a card. */
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
