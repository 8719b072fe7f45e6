import { UserRound } from 'lucide-react';
import { percent } from '../../format/fraction.ts';
import { Picture } from '../Picture/Picture.tsx';
import { ProgressRing } from '../ProgressRing/ProgressRing.tsx';
import { StatusChip } from '../StatusChip/StatusChip.tsx';
import * as styles from './ProcessingPicture.css.ts';

export interface FailedPictureProps {
  /** What was being made. */
  src: string | null;
  /** How far it came: percent, 0–100. */
  progress: number;
}

/** The picture of a render that stopped: grey, with how far it came. The words stand below it. */
export function FailedPicture({ src, progress }: FailedPictureProps) {
  return (
    <div className={styles.frame} data-failed>
      <div className={styles.grey}>
        <Picture src={src} missingIcon={UserRound} loading="eager" />
      </div>
      <span className={styles.chip}>
        <StatusChip tone="danger">Failed</StatusChip>
      </span>
      <span className={styles.ring}>
        <ProgressRing label="Stopped at" value={percent(progress)} size="sm" tone="danger" />
      </span>
    </div>
  );
}
