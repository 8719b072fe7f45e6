import { EllipsisVertical, Pause, Play, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MediaChip } from '../MediaChip/MediaChip.tsx';
import { Menu, type MenuEntry } from '../Menu/Menu.tsx';
import { StatusChip, type StatusChipProps } from '../StatusChip/StatusChip.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { firstLetter } from '../UserPicture/initials.ts';
import { CardActions } from './CardActions.tsx';
import { CardPlayback } from './CardPlayback.tsx';
import { CardProgress } from './CardProgress.tsx';
import * as styles from './ProjectCard.css.ts';
import { Thumbnail, type ProjectThumbnail } from './Thumbnail.tsx';
import * as thumbnails from './Thumbnail.css.ts';

export interface ProjectCardProps {
  title: string;
  /** Where the title leads. */
  href: string;
  /** The link below; by default 'Edit', to `href`. */
  editHref?: string;
  editLabel?: string;
  editIcon?: LucideIcon;
  status: { tone: StatusChipProps['tone']; label: string };
  /** Percent, 0–100; null where it says nothing, as for a completed video. */
  progress: number | null;
  thumbnail: ProjectThumbnail;
  /** 'm:ss'. */
  durationLabel?: string;
  /** The avatar's first letter. */
  avatarLetter?: string;
  /** '2 hours ago'. */
  timeAgo: string;
  /** The same moment for machines, ISO 8601. */
  updatedAt?: string;
  tags?: readonly string[];
  /** The finished film; with it the card plays in place. */
  videoSrc?: string | null;
  captionsSrc?: string | null;
  onPlayError?: () => void;
  onShare?: () => void;
  /** Opens a menu in place of `onShare`, where there is no share sheet of the system. */
  shareItems?: readonly MenuEntry[];
  onDownload?: () => void;
  isDownloading?: boolean;
  menu: readonly MenuEntry[];
  /** Rank of the title in the document's outline. */
  headingLevel?: 2 | 3;
}

/** A project as a card without a box: picture, then words (design guide, Video card). */
export function ProjectCard(props: ProjectCardProps) {
  const { title, href, status, thumbnail, durationLabel, avatarLetter, videoSrc } = props;
  // Idle shows the thumbnail; the film is mounted at the first press and leaves at its end.
  const [playback, setPlayback] = useState<'idle' | 'playing' | 'paused'>('idle');
  const isPlaying = playback === 'playing';
  const Heading = `h${props.headingLevel ?? 2}` as const;
  const hasPicture = ['avatar', 'processing', 'failed', 'video'].includes(thumbnail.kind);
  return (
    <article className={styles.card} aria-label={title} data-playing={isPlaying || undefined}>
      <div
        className={thumbnails.thumbnail}
        data-picture={(hasPicture && Boolean(thumbnail.src)) || undefined}
      >
        <Thumbnail {...thumbnail} />
        {videoSrc && playback !== 'idle' && (
          <CardPlayback
            src={videoSrc}
            captionsSrc={props.captionsSrc}
            isPlaying={isPlaying}
            // A film that failed or ended has left; its last word must not bring it back.
            onPlayingChange={(plays) =>
              setPlayback((now) => (now === 'idle' ? now : plays ? 'playing' : 'paused'))
            }
            onEnd={() => setPlayback('idle')}
            onError={() => {
              setPlayback('idle');
              props.onPlayError?.();
            }}
          />
        )}
        <span className={styles.status}>
          <StatusChip tone={status.tone}>{status.label}</StatusChip>
        </span>
        <CardProgress title={title} value={props.progress} kind={thumbnail.kind} />
        <span className={styles.bottom}>
          {videoSrc && (
            <Button
              className={styles.play}
              aria-label={`${isPlaying ? 'Pause' : 'Play'} ${title}`}
              onPress={() => setPlayback(isPlaying ? 'paused' : 'playing')}
            >
              <Icon icon={isPlaying ? Pause : Play} size="sm" fill />
            </Button>
          )}
          {avatarLetter && (
            <span className={styles.letter} aria-hidden="true">
              {firstLetter(avatarLetter)}
            </span>
          )}
        </span>
        {durationLabel !== undefined && (
          <span className={styles.duration}>
            <MediaChip>{durationLabel}</MediaChip>
          </span>
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.row}>
          <Heading className={styles.title} title={title}>
            <Link href={href} className={styles.titleLink}>
              {title}
            </Link>
          </Heading>
          <span className={styles.menu}>
            <Menu
              trigger={
                <IconButton icon={EllipsisVertical} size="sm" aria-label={`Actions for ${title}`} />
              }
              label={`Actions for ${title}`}
              items={props.menu}
            />
          </span>
        </div>
        <div className={styles.meta}>
          <time className={styles.time} dateTime={props.updatedAt}>
            {props.timeAgo}
          </time>
          <span className={styles.tags}>
            {props.tags?.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </span>
        </div>
        <CardActions {...props} />
      </div>
    </article>
  );
}
