import type { ReactNode } from 'react';
import { ProgressBarContext, useSlottedContext } from 'react-aria-components';

type Named =
  | { 'aria-label': string; 'aria-labelledby'?: never }
  | { 'aria-label'?: never; 'aria-labelledby': string };

export type ProgressProps = Named & {
  /** The amount done; null if unknown. NaN counts as 0. */
  value: number | null;
  /** The total; 100 by default. */
  maxValue?: number;
  /** Announced instead of the bare number. */
  valueText?: string;
  className?: string;
  children?: ReactNode;
};

/** Limits `value` to the range from 0 to `maxValue`; returns 0 for NaN. */
export function heldProgress(value: number, maxValue = 100): number {
  return Number.isFinite(value) ? Math.min(maxValue, Math.max(0, value)) : 0;
}

/** The progress bar role (ARIA 1.2) around a drawing. Internal; use `ProgressBar`. */
export function Progress({ value, maxValue = 100, valueText, children, ...props }: ProgressProps) {
  // A pending React Aria button is described by the progress bar inside it and sets its ID.
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
