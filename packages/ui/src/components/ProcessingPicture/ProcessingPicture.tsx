import { UserRound } from 'lucide-react';
import { fraction, percent } from '../../format/fraction.ts';
import { Picture } from '../Picture/Picture.tsx';
import { ProgressRing } from '../ProgressRing/ProgressRing.tsx';
import * as styles from './ProcessingPicture.css.ts';

export interface ProcessingPictureProps {
  /** URL of a picture of the presenter in the video's scene. */
  src: string | null;
  /** Percentage, 0–100. */
  progress: number;
  /** Accessible name of the progress: 'Processing your video'. */
  label: string;
}

/** Initial blur in px and initial enlargement as a fraction (design guide, Motion). */
const BLUR = 22;
const ENLARGEMENT = 0.2;

/** A picture that sharpens as a render progresses, with the progress in the middle. */
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
