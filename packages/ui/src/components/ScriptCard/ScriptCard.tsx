import { Clapperboard, Copy, Pencil, Sparkles, Trash2 } from 'lucide-react';
import { useLocale } from 'react-aria-components';
import { formatDay, readDate } from '../../format/dates.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { StatusChip } from '../StatusChip/StatusChip.tsx';
import { Tag } from '../Tag/Tag.tsx';
import * as styles from './ScriptCard.css.ts';
import { scriptPreview } from './scriptPreview.ts';
import { messages } from './ScriptCard.messages.ts';

export interface ScriptCardProps {
  /** Title in at most two lines; also part of the actions' accessible names. */
  title: string;
  /** First tag of the script; 'Uncategorized' if it has none. */
  category?: string | null;
  /** Adds an 'AI Generated' chip. */
  isAiGenerated?: boolean;
  /** The whole script or its start; the card shows 150 characters. */
  text: string;
  /** Date of creation in ISO 8601; hidden if invalid. */
  createdAt?: string | null;
  /** Number of words in the script; hidden if invalid. */
  wordCount?: number | null;
  /** Link target of Edit. */
  editHref: string;
  /** Link target of Create Video. */
  createVideoHref: string;
  /** Called to duplicate the script. */
  onDuplicate: () => void;
  /** Whether the script is being duplicated: the Duplicate button is pending. */
  isDuplicating?: boolean;
  /** Called by Delete; should ask for confirmation first. */
  onDelete: () => void;
  /** Heading level of the title in the document's outline. */
  headingLevel?: 2 | 3;
}

const isCount = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;

/**
 * A script in the library with its four actions (specification section 2, Scripts). Delete does not ask for
 * confirmation: open a `ConfirmDialog` in `onDelete`.
 */
export function ScriptCard({
  title,
  category,
  isAiGenerated = false,
  text,
  createdAt,
  wordCount,
  editHref,
  createVideoHref,
  onDuplicate,
  isDuplicating,
  onDelete,
  headingLevel = 2,
}: ScriptCardProps) {
  const words = useMessages('scriptCard', messages);
  const { locale } = useLocale();
  const created = readDate(createdAt);
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <Tag>{category?.trim() || words.uncategorized}</Tag>
        {isAiGenerated && (
          <StatusChip tone="info" icon={Sparkles}>
            {words.aiGenerated}
          </StatusChip>
        )}
      </div>
      <Heading dir="auto" className={styles.title} title={title}>
        {title}
      </Heading>
      <p dir="auto" className={styles.text}>
        {scriptPreview(text)}
      </p>
      <p className={styles.meta}>
        {created && (
          <>
            {words.created}{' '}
            <time dateTime={created.toISOString()}>{formatDay(created, { locale })}</time>
          </>
        )}
        {created && isCount(wordCount) && ' · '}
        {isCount(wordCount) && words.words(wordCount, wordCount.toLocaleString(locale))}
      </p>
      <div className={styles.actions}>
        <LinkButton
          href={editHref}
          variant="ghost"
          size="sm"
          icon={Pencil}
          aria-label={words.editNamed(title)}
        >
          {words.edit}
        </LinkButton>
        <LinkButton
          href={createVideoHref}
          variant="ghost"
          size="sm"
          icon={Clapperboard}
          aria-label={words.createVideoFrom(title)}
        >
          {words.createVideo}
        </LinkButton>
        <span className={styles.end}>
          <IconButton
            icon={Copy}
            size="sm"
            aria-label={words.duplicate(title)}
            isPending={isDuplicating}
            onPress={onDuplicate}
          />
          <IconButton icon={Trash2} size="sm" aria-label={words.delete(title)} onPress={onDelete} />
        </span>
      </div>
    </article>
  );
}
