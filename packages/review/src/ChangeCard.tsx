import { Text } from '@lectern/ui';
import { type Change, modeOf, pictureUrl } from './changes.ts';
import * as styles from './ChangeList.css.ts';
import type { Mark } from './judging.ts';
import { percent, useDifference } from './pictures.ts';
import { VerdictMark } from './VerdictMark.tsx';

interface ChangeCardProps {
  change: Change;
  mark: Mark | undefined;
  onOpen: (id: string) => void;
}

/** A changed picture in the list; pressing it opens its comparison. */
export function ChangeCard({ change, mark, onOpen }: ChangeCardProps) {
  const difference = useDifference(change);
  return (
    <button type="button" className={styles.card} onClick={() => onOpen(change.id)}>
      <span className={styles.picture}>
        <img className={styles.image} src={pictureUrl('after', change)} alt="" loading="lazy" />
        <span className={styles.corner}>
          <VerdictMark mark={mark} change={change} />
        </span>
      </span>
      <Text as="span" variant="bodyStrong">
        {change.story || change.group}
      </Text>
      <span className={styles.facts}>
        <span>{modeOf(change)}</span>
        <span>{change.isNew ? 'New' : difference && percent(difference.share)}</span>
      </span>
    </button>
  );
}
