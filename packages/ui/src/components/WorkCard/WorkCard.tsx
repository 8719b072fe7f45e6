import type { LucideIcon } from 'lucide-react';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Thumbnail, type ProjectThumbnail } from '../ProjectCard/Thumbnail.tsx';
import * as thumbnails from '../ProjectCard/Thumbnail.css.ts';
import * as styles from './WorkCard.css.ts';

export interface WorkCardProps {
  /** Name of the video. */
  title: string;
  /** Its picture, or what stands for it while there is none. */
  thumbnail: ProjectThumbnail;
  /** What is going on, or what comes next: 'Next: choose a voice'. */
  next: string;
  /** 'Draft, 2 days ago'; a narrow card leaves it out. */
  detail?: string;
  /** Percent, 0–100, of work that goes on by itself. */
  progress?: { label: string; value: number };
  /** The way on. */
  action: {
    /** 'Continue'. */
    label: string;
    /** Its name with the video's: 'Continue Series A announcement'. */
    name: string;
    href: string;
    icon: LucideIcon;
    /** One primary action a page. */
    isPrimary?: boolean;
  };
  /** Rank of the title in the document's outline. */
  headingLevel?: 2 | 3;
}

/** A video that is being made, and the way back to it. Use `VideoCard` where videos are looked at. */
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
          <Heading className={styles.title} title={title}>
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
