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
  /** '2 hours ago'. */
  timeAgo: string;
  /** The same moment for machines, ISO 8601. */
  updatedAt?: string;
  /** One line of them; what does not fit is still read aloud. */
  tags?: readonly string[];
  /** Rows behind the three dots. */
  menu: readonly MenuEntry[];
  /** Shows the box that selects the card in its `CardGrid`, always while `selecting`. */
  selection?: 'possible' | 'selecting';
  /** Rank of the title in the document's outline. */
  headingLevel?: 2 | 3;
}

/**
 * A project as a card without a box: picture, then words (design guide, Video card). Use `VideoCard`
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
