import { EllipsisVertical } from 'lucide-react';
import { Link } from 'react-aria-components';
import { useMessages } from '../../messages/useMessages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, type MenuEntry } from '../Menu/Menu.tsx';
import { SelectionCheckbox } from '../Checkbox/SelectionCheckbox.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { CardActions, type CardActionsProps } from './CardActions.tsx';
import { CardPicture, type CardPictureProps } from './CardPicture.tsx';
import * as styles from './ProjectCard.css.ts';
import { messages } from './ProjectCard.messages.ts';

export interface ProjectCardProps extends CardPictureProps, CardActionsProps {
  /** Time since the last update: '2 hours ago'. */
  timeAgo: string;
  /** The same time in ISO 8601, for machines. */
  updatedAt?: string;
  /** Tags in one line; those that do not fit are still read by screen readers. */
  tags?: readonly string[];
  /** Rows of the menu behind the three dots. */
  menu: readonly MenuEntry[];
  /** Adds the box that selects the card in its `CardGrid`; it is always visible while `selecting`. */
  selection?: 'possible' | 'selecting';
  /** Heading level of the title in the document's outline. */
  headingLevel?: 2 | 3;
}

/**
 * A project as a card without a box: a picture with text below (design guide, Video card). Use `VideoCard`
 * on the dashboard.
 */
export function ProjectCard(props: ProjectCardProps) {
  const words = useMessages('card', messages);
  const { title, href } = props;
  const isSelecting = props.selection === 'selecting';
  const Heading = `h${props.headingLevel ?? 2}` as const;
  return (
    <article className={styles.card} aria-label={title}>
      <div className={styles.frame}>
        <CardPicture {...props} />
        {props.selection && (
          <div className={styles.check} data-shown={isSelecting || undefined}>
            <SelectionCheckbox />
          </div>
        )}
      </div>
      <div className={styles.head}>
        <Heading dir="auto" className={styles.title} title={title}>
          {isSelecting ? (
            title
          ) : (
            <Link href={href} className={styles.titleLink}>
              {title}
            </Link>
          )}
        </Heading>
        <Menu
          trigger={
            <IconButton icon={EllipsisVertical} size="sm" aria-label={words.actions(title)} />
          }
          label={words.actions(title)}
          items={props.menu}
        />
      </div>
      <div className={styles.meta}>
        <time className={styles.time} dateTime={props.updatedAt}>
          {props.timeAgo}
        </time>
        {props.tags?.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </div>
      <CardActions {...props} />
    </article>
  );
}
