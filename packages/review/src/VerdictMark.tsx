import { Icon, VisuallyHidden } from '@lectern/ui';
import { Check, TriangleAlert, X } from 'lucide-react';
import type { Change } from './changes.ts';
import type { Mark } from './judging.ts';
import * as styles from './VerdictMark.css.ts';

interface VerdictMarkProps {
  mark: Mark | undefined;
  change: Change;
}

const LOOKS = {
  accepted: { icon: Check, words: 'Accepted' },
  kept: { icon: Check, words: 'Main’s kept' },
  taken: { icon: Check, words: 'This branch’s taken' },
  rejected: { icon: X, words: 'Rejected' },
  conflict: { icon: TriangleAlert, words: 'Stored again since' },
  left: { icon: null, words: 'To judge' },
} as const;

/** The verdict on a picture, as a shape and a sign, so that it never depends on colour alone. */
export function VerdictMark({ mark, change }: VerdictMarkProps) {
  const kind = mark?.verdict ?? (change.hasConflict ? 'conflict' : 'left');
  const { icon, words } = LOOKS[kind];
  return (
    <span className={styles.mark({ kind })}>
      {icon && <Icon icon={icon} size="xs" />}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
