import { Progress } from '../../progress/Progress.tsx';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps extends styles.SpinnerVariants {
  /** Spoken name of the activity. Leave out where the words beside it say so. */
  label?: string;
}

function Arc(variants: styles.SpinnerVariants) {
  return (
    <svg className={styles.spinner(variants)} viewBox="0 0 16 16" fill="none" aria-hidden="true">
      <path d="M8 1a7 7 0 0 1 7 7" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

/**
 * A turning arc in the colour of its text. Use `ProgressRing` or `ProgressBar` when the amount done
 * is known, and `Skeleton` while content of a known shape loads.
 */
export function Spinner({ label, ...variants }: SpinnerProps) {
  if (label === undefined) return <Arc {...variants} />;
  return (
    <Progress value={null} aria-label={label}>
      <Arc {...variants} />
    </Progress>
  );
}
