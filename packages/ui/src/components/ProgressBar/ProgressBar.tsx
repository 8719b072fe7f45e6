import { useId } from 'react';
import { useLocale } from 'react-aria-components';
import { visuallyHidden } from '../Text/Text.css.ts';
import { heldProgress, Progress } from '../../progress/Progress.tsx';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** The measured quantity: 'Storage used'. */
  label: string;
  /** Hides the label and the percentage visually; assistive technology still reads them. */
  isLabelHidden?: boolean;
  /** Percentage, 0–100; ignored while `isIndeterminate`. */
  value?: number;
  /** Whether the remaining amount is unknown. */
  isIndeterminate?: boolean;
}

/** Progress as a line. Use `ProgressRing` over a picture or in a small space. */
export function ProgressBar({
  label,
  isLabelHidden,
  value = 0,
  isIndeterminate,
}: ProgressBarProps) {
  const labelId = useId();
  const { locale } = useLocale();
  const percentage = heldProgress(value);
  const figure = new Intl.NumberFormat(locale, { style: 'percent' }).format(percentage / 100);
  return (
    <Progress
      className={styles.bar}
      aria-labelledby={labelId}
      value={isIndeterminate ? null : percentage}
      valueText={figure}
    >
      <div className={isLabelHidden ? visuallyHidden : styles.words}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        {!isIndeterminate && <span className={styles.figure}>{figure}</span>}
      </div>
      <div className={styles.track}>
        {isIndeterminate ? (
          <div className={`${styles.fill} ${styles.passing}`} />
        ) : (
          <div className={styles.fill} style={{ inlineSize: `${percentage}%` }} />
        )}
      </div>
    </Progress>
  );
}
