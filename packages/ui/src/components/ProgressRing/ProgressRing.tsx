import { size as sizes } from '../../theme/tokens.ts';
import { heldProgress, Progress } from '../../progress/Progress.tsx';
import * as styles from './ProgressRing.css.ts';

export interface ProgressRingProps extends styles.ProgressRingVariants {
  /** Diameter; `md` by default. */
  size?: styles.ProgressRingVariants['size'];
  /** The status of the process, or `onMedia` over a picture; `accent` by default. */
  tone?: styles.ProgressRingVariants['tone'];
  /** Accessible name of the process: 'Rendering'. */
  label: string;
  /** Percentage, 0–100. */
  value: number;
  /** Whether to show the percentage in the middle; true by default. */
  showValue?: boolean;
}

/** Progress as a ring. Use `ProgressBar` for a line, `Spinner` if the progress is unknown. */
export function ProgressRing({
  label,
  value,
  size = 'md',
  tone = 'accent',
  showValue = true,
}: ProgressRingProps) {
  const diameter = Number.parseInt(sizes.progressRing[size], 10);
  const strokeWidth = Number.parseInt(sizes.progressRing.stroke[size], 10);
  const centre = diameter / 2;
  const percentage = heldProgress(value);
  const circle = { cx: centre, cy: centre, r: centre - strokeWidth / 2, strokeWidth };
  return (
    <Progress
      className={styles.ring({ size, tone })}
      value={percentage}
      valueText={`${Math.round(percentage)}%`}
      aria-label={label}
    >
      <svg className={styles.drawing} viewBox={`0 0 ${diameter} ${diameter}`} aria-hidden="true">
        <circle {...circle} className={styles.track({ onMedia: tone === 'onMedia' })} />
        <circle
          {...circle}
          className={styles.arc({ tone, size })}
          pathLength={100}
          strokeDasharray={100}
          strokeDashoffset={100 - percentage}
        />
      </svg>
      {showValue && (
        <span className={styles.value}>
          {Math.round(percentage)}
          {size === 'lg' && <small className={styles.percent}>%</small>}
        </span>
      )}
    </Progress>
  );
}
