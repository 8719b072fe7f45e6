import { Download, Pencil, Share2 } from 'lucide-react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import type { ProjectCardProps } from './ProjectCard.tsx';
import * as styles from './ProjectCard.css.ts';

export type CardActionsProps = Pick<
  ProjectCardProps,
  | 'title'
  | 'href'
  | 'editHref'
  | 'editLabel'
  | 'editIcon'
  | 'onShare'
  | 'shareItems'
  | 'onDownload'
  | 'isDownloading'
>;

/** The link and the two actions at the foot of a card. */
export function CardActions({
  title,
  href,
  editHref = href,
  editLabel = 'Edit',
  editIcon = Pencil,
  onShare,
  shareItems,
  onDownload,
  isDownloading,
}: CardActionsProps) {
  const share = (
    <IconButton icon={Share2} size="sm" aria-label={`Share ${title}`} onPress={onShare} />
  );
  return (
    <div className={styles.actions}>
      <TextLink href={editHref} icon={editIcon} aria-label={`${editLabel} ${title}`}>
        {editLabel}
      </TextLink>
      {shareItems ? (
        <Menu trigger={share} label={`Share ${title}`} items={shareItems} />
      ) : (
        onShare && share
      )}
      {onDownload && (
        <IconButton
          icon={Download}
          size="sm"
          aria-label={`Download ${title}`}
          isPending={isDownloading}
          onPress={onDownload}
        />
      )}
    </div>
  );
}
