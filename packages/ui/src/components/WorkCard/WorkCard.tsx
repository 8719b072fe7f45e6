import type { LucideIcon } from 'lucide-react';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Thumbnail, type ProjectThumbnail } from '../ProjectCard/Thumbnail.tsx';
import * as thumbnails from '../ProjectCard/Thumbnail.css.ts';
import * as styles from './WorkCard.css.ts';

export interface WorkCardProps {
  /** Name of the video. */
  title: string;
  /** The video's picture, or its substitute while there is none. */
  thumbnail: ProjectThumbnail;
  /** The work in progress or the next step: 'Next: choose a voice'. */
  next: string;
  /** More details, hidden on a narrow card: 'Draft, 2 days ago'. */
  detail?: string;
  /** Percentage, 0–100, of work that continues by itself. */
  progress?: { label: string; value: number };
  /** The link that continues the work. */
  action: {
    /** Visible label: 'Continue'. */
    label: string;
    /** Accessible name, which includes the video's: 'Continue Series A announcement'. */
    name: string;
    href: string;
    icon: LucideIcon;
    /** Whether this is the primary action; use one per page. */
    isPrimary?: boolean;
  };
  /** Heading level of the title in the document's outline. */
  headingLevel?: 2 | 3;
}

/** A video in progress, with a link to continue it. Use `VideoCard` for videos to browse. */
export function WorkCard({
  title,
  thumbnail,
  next,
  detail,
  progress,
  action,
  headingLevel = 3,
}: WorkCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card} aria-label={title}>
      <div className={styles.columns}>
        <div className={thumbnails.thumbnail} data-picture={Boolean(thumbnail.src) || undefined}>
          <Thumbnail {...thumbnail} />
        </div>
        <div className={styles.words}>
          <Heading dir="auto" className={styles.title} title={title}>
            {title}
          </Heading>
          <p className={styles.next}>{next}</p>
          {progress && (
            <div className={styles.progress}>
              <ProgressBar label={progress.label} value={progress.value} isLabelHidden />
            </div>
          )}
          {detail !== undefined && <p className={styles.detail}>{detail}</p>}
        </div>
        <LinkButton
          href={action.href}
          aria-label={action.name}
          variant={action.isPrimary ? 'primary' : 'secondary'}
          iconEnd={action.icon}
        >
          <span className={styles.actionWords}>{action.label}</span>
        </LinkButton>
      </div>
    </article>
  );
}
