import { EllipsisVertical, WandSparkles } from 'lucide-react';
import { Link } from 'react-aria-components';
import { formatLength } from '../../format/formatTime.ts';
import { readDate } from '../../format/dates.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, type MenuEntry } from '../Menu/Menu.tsx';
import { CardPicture, type CardPictureProps } from '../ProjectCard/CardPicture.tsx';
import * as projects from '../ProjectCard/ProjectCard.css.ts';
import { messages as cardMessages } from '../ProjectCard/ProjectCard.messages.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import * as styles from './VideoCard.css.ts';
import { messages } from './VideoCard.messages.ts';

/** Shown where the length is not known (specification section 9). */
const UNKNOWN_DURATION = '0:30';

export interface VideoCardProps extends Omit<CardPictureProps, 'durationLabel' | 'avatarLetter'> {
  /** Where the title leads. */
  href: string;
  /** Seconds; shown as 0:30 when unknown. */
  duration: number | null;
  /** '2 hours ago'. */
  timeAgo: string;
  /** The same moment in ISO 8601, for `<time>`; left out if invalid. */
  updatedAt?: string | null;
  /** Where AI Edit leads; null for a video that cannot be edited. */
  aiEditHref: string | null;
  /** Rows behind the three dots; without any there is no button. */
  menu: readonly MenuEntry[];
  /** Rank of the title in the document's outline. */
  headingLevel?: 2 | 3;
}

const durationLabel = (seconds: number | null) =>
  seconds !== null && Number.isFinite(seconds) && seconds > 0
    ? formatLength(seconds)
    : UNKNOWN_DURATION;

/**
 * A recent video on the dashboard: play, duration, status, AI Edit and a menu (specification
 * section 2, Dashboard). Use `ProjectCard` in My Videos, where tags, Share and Download belong.
 */
export function VideoCard({
  href,
  duration,
  timeAgo,
  updatedAt,
  aiEditHref,
  menu,
  headingLevel = 3,
  ...picture
}: VideoCardProps) {
  const words = useMessages('videoCard', messages);
  const card = useMessages('card', cardMessages);
  const { title } = picture;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card} aria-label={title}>
      <CardPicture {...picture} durationLabel={durationLabel(duration)} />
      <div className={projects.head}>
        <Heading dir="auto" className={projects.title} title={title}>
          <Link href={href} className={projects.titleLink}>
            {title}
          </Link>
        </Heading>
        {menu.length > 0 && (
          <Menu
            trigger={
              <IconButton icon={EllipsisVertical} size="sm" aria-label={card.actions(title)} />
            }
            label={card.actions(title)}
            items={menu}
          />
        )}
      </div>
      <div className={styles.meta}>
        <time className={projects.time} dateTime={readDate(updatedAt)?.toISOString()}>
          {timeAgo}
        </time>
        {aiEditHref !== null && (
          <span className={styles.end}>
            <TextLink href={aiEditHref} icon={WandSparkles} aria-label={words.aiEditNamed(title)}>
              {words.aiEdit}
            </TextLink>
          </span>
        )}
      </div>
    </article>
  );
}
