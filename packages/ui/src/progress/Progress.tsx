import type { ReactNode } from 'react';
import { ProgressBarContext, useSlottedContext } from 'react-aria-components';

type Named =
  | { 'aria-label': string; 'aria-labelledby'?: never }
  | { 'aria-label'?: never; 'aria-labelledby': string };

export type ProgressProps = Named & {
  /** How much is done; null where nobody knows. What is no number counts as 0. */
  value: number | null;
  /** All of it; 100 where left out. */
  maxValue?: number;
  /** What is spoken in place of the bare number. */
  valueText?: string;
  className?: string;
  children?: ReactNode;
};

/** `value`, held between 0 and `maxValue`. */
export function heldProgress(value: number, maxValue = 100): number {
  return Number.isFinite(value) ? Math.min(maxValue, Math.max(0, value)) : 0;
}

/** The role of a progress bar (ARIA 1.2) around its drawing. Internal; use `ProgressBar`. */
export function Progress({ value, maxValue = 100, valueText, children, ...props }: ProgressProps) {
  // A pending button of React Aria's is described by the progress within, and says which id it has.
  const { id } = useSlottedContext(ProgressBarContext) ?? {};
  return (
    <div
      {...props}
      id={id}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={maxValue}
      aria-valuenow={value === null ? undefined : heldProgress(value, maxValue)}
      aria-valuetext={value === null ? undefined : valueText}
    >
      {children}
    </div>
  );
}
