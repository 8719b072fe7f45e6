import { Brand, BrandMark, Button, IconButton, ProgressBar, Tag } from '@lectern/ui';
import { Keyboard } from 'lucide-react';
import * as styles from './ReviewHeader.css.ts';

interface ReviewHeaderProps {
  /** Empty outside a repository. */
  branch: string;
  judged: number;
  total: number;
  /** Undefined once the review is finished. */
  onFinish?: () => void;
  /** Undefined while the list is shown. */
  onList?: () => void;
  onKeys: () => void;
  /** Whether the last Finish could not be written. */
  hasFailed: boolean;
}

/** The header: what is under review and how far it has come. */
export function ReviewHeader(props: ReviewHeaderProps) {
  const { branch, judged, total, onFinish, onList, onKeys, hasFailed } = props;
  return (
    <header className={styles.header}>
      <span className={styles.wide}>
        <Brand />
      </span>
      <span className={styles.narrow}>
        <BrandMark />
      </span>
      <span className={styles.title}>Review</span>
      {branch !== '' && (
        <span className={styles.wide}>
          <Tag>{branch}</Tag>
        </span>
      )}
      <span className={styles.room} />
      {hasFailed && (
        <span role="alert" className={styles.failure}>
          Not written. Is “npm run review” still running?
        </span>
      )}
      <span className={styles.meter}>
        <ProgressBar label="Judged" isLabelHidden value={(judged / total) * 100} />
      </span>
      <span className={styles.count}>
        {judged} of {total}
      </span>
      {onList && (
        <span className={styles.wide}>
          <Button variant="ghost" onPress={onList}>
            All changes
          </Button>
        </span>
      )}
      {onFinish && <Button onPress={onFinish}>Finish</Button>}
      <IconButton icon={Keyboard} aria-label="Show keys" onPress={onKeys} />
    </header>
  );
}
