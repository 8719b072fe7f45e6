import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components';
import { visuallyHidden } from '../Text/Text.css.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What is measured: 'Storage used'. */
  label: string;
  /** Hides the label and the figure from the eye alone. */
  isLabelHidden?: boolean;
  /** Percent, 0–100; without meaning while `isIndeterminate`. */
  value?: number;
  /** Nobody knows how much is left. */
  isIndeterminate?: boolean;
}

/** How much is done, as a line. Use `ProgressRing` over a picture or in a tight place. */
export function ProgressBar({
  label,
  isLabelHidden,
  value = 0,
  isIndeterminate,
}: ProgressBarProps) {
  return (
    <AriaProgressBar className={styles.bar} value={value} isIndeterminate={isIndeterminate}>
      {({ percentage = 0, valueText }) => (
        <>
          <div className={isLabelHidden ? visuallyHidden : styles.words}>
            <Label className={styles.label}>{label}</Label>
            {!isIndeterminate && <span className={styles.figure}>{valueText}</span>}
          </div>
          <div className={styles.track}>
            {isIndeterminate ? (
              <div className={`${styles.fill} ${styles.passing}`} />
            ) : (
              <div className={styles.fill} style={{ inlineSize: `${percentage}%` }} />
            )}
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
