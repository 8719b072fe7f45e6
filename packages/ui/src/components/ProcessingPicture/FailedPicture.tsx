import { UserRound } from 'lucide-react';
import { percent } from '../../format/fraction.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Picture } from '../Picture/Picture.tsx';
import { ProgressRing } from '../ProgressRing/ProgressRing.tsx';
import { StatusChip } from '../StatusChip/StatusChip.tsx';
import * as styles from './ProcessingPicture.css.ts';
import { messages } from './ProcessingPicture.messages.ts';

export interface FailedPictureProps {
  /** URL of a picture of the failed video. */
  src: string | null;
  /** Percentage at which the render stopped, 0–100. */
  progress: number;
}

/** The grey picture of a stopped render, with its progress. The explanation belongs below it. */
export function FailedPicture({ src, progress }: FailedPictureProps) {
  const words = useMessages('processingPicture', messages);
  return (
    <div className={styles.frame} data-failed>
      <div className={styles.grey}>
        <Picture src={src} missingIcon={UserRound} loading="eager" />
      </div>
      <span className={styles.chip}>
        <StatusChip tone="danger">{words.failed}</StatusChip>
      </span>
      <span className={styles.ring}>
        <ProgressRing label={words.stoppedAt} value={percent(progress)} size="sm" tone="danger" />
      </span>
    </div>
  );
}
