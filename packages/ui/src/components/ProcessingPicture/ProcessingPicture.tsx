import { UserRound } from 'lucide-react';
import { fraction, percent } from '../../format/fraction.ts';
import { Picture } from '../Picture/Picture.tsx';
import { ProgressRing } from '../ProgressRing/ProgressRing.tsx';
import * as styles from './ProcessingPicture.css.ts';

export interface ProcessingPictureProps {
  /** The presenter in the scene of the video. */
  src: string | null;
  /** Percent, 0–100. */
  progress: number;
  /** Names the progress: 'Processing your video'. */
  label: string;
}

/** px of blur and part of enlargement at the beginning (design guide, Motion). */
const BLUR = 22;
const ENLARGEMENT = 0.2;

/** A picture that sharpens as a render goes on, with its progress in the middle. */
export function ProcessingPicture({ src, progress, label }: ProcessingPictureProps) {
  const left = 1 - fraction(progress / 100);
  return (
    <div className={styles.frame} data-complete={left === 0 || undefined}>
      <div
        className={styles.developing}
        style={{
          filter: `blur(${(left * BLUR).toFixed(1)}px) saturate(1.15)`,
          // Hides the transparent edge that a blur leaves.
          transform: `scale(${1 + left * ENLARGEMENT})`,
        }}
      >
        <Picture src={src} missingIcon={UserRound} loading="eager" />
      </div>
      <div className={styles.dim} />
      <div className={styles.middle}>
        <ProgressRing label={label} value={percent(progress)} size="lg" tone="onMedia" />
      </div>
    </div>
  );
}
