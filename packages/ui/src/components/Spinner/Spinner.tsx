import { Progress } from '../../progress/Progress.tsx';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps extends styles.SpinnerVariants {
  /** Accessible name of the activity. Omit it if the text next to the spinner says the same. */
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
 * A rotating arc in the colour of the surrounding text. Use `ProgressRing` or `ProgressBar` if the progress
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
