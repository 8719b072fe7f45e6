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

/** Shown if the duration is unknown (specification section 9). */
const UNKNOWN_DURATION = '0:30';

export interface VideoCardProps extends Omit<CardPictureProps, 'durationLabel' | 'avatarLetter'> {
  /** Link target of the title. */
  href: string;
  /** Duration in seconds; shown as 0:30 if unknown. */
  duration: number | null;
  /** Time since the last update: '2 hours ago'. */
  timeAgo: string;
  /** The same time in ISO 8601, for `<time>`; omitted if invalid. */
  updatedAt?: string | null;
  /** Link target of AI Edit; null for a video that cannot be edited. */
  aiEditHref: string | null;
  /** Rows of the menu behind the three dots; without any there is no button. */
  menu: readonly MenuEntry[];
  /** Heading level of the title in the document's outline. */
  headingLevel?: 2 | 3;
}

const durationLabel = (seconds: number | null) =>
  seconds !== null && Number.isFinite(seconds) && seconds > 0
    ? formatLength(seconds)
    : UNKNOWN_DURATION;

/**
 * A recent video on the dashboard: play, duration, status, AI Edit and a menu (specification section 2,
 * Dashboard). Use `ProjectCard` in My Videos, which needs tags, Share and Download.
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
