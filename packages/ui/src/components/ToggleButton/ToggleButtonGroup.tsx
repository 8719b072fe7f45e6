import type { ReactNode } from 'react';
import {
  ToggleButtonGroup as AriaToggleButtonGroup,
  type ToggleButtonGroupProps as AriaToggleButtonGroupProps,
} from 'react-aria-components';
import * as styles from './ToggleButton.css.ts';

export interface ToggleButtonGroupProps extends Omit<
  AriaToggleButtonGroupProps,
  'className' | 'style' | 'children' | 'render' | 'aria-label' | 'aria-labelledby'
> {
  /** Accessible name of the group: 'Panels'. */
  label: string;
  /** `ToggleButton`s, each with an `id`. */
  children: ReactNode;
}

/**
 * Toggle buttons that belong together, as one Tab stop with arrow keys inside. Use `SegmentedControl` if
 * exactly one of two or three is always selected.
 */
export function ToggleButtonGroup({ label, ...props }: ToggleButtonGroupProps) {
  return <AriaToggleButtonGroup {...props} aria-label={label} className={styles.group} />;
}
