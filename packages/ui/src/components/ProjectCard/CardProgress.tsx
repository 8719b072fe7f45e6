import { percent } from '../../format/fraction.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ProgressRing } from '../ProgressRing/ProgressRing.tsx';
import * as styles from './ProjectCard.css.ts';
import type { ThumbnailKind } from './Thumbnail.tsx';
import { messages } from './ProjectCard.messages.ts';

export interface CardProgressProps {
  title: string;
  value: number | null;
  kind: ThumbnailKind;
}

/** A project's progress: in the middle while it renders, otherwise in the corner. */
export function CardProgress({ title, value, kind }: CardProgressProps) {
  const words = useMessages('card', messages);
  if (value === null) return null;
  const label = words.progress(title);
  if (kind === 'processing') {
    return (
      <span className={styles.ringMiddle}>
        <ProgressRing label={label} value={percent(value)} size="md" tone="onMedia" />
      </span>
    );
  }
  return (
    <span className={styles.ring}>
      <ProgressRing
        label={label}
        value={percent(value)}
        size="sm"
        tone={kind === 'failed' ? 'danger' : 'accent'}
      />
    </span>
  );
}
