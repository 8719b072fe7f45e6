import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { control } from '../../theme/tokens.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words. Never put anything essential only here: touch has no hover. */
  content: ReactNode;
  /** The control with the tooltip: a `Button`, `IconButton`, `LinkButton` or `TextLink`. */
  children: ReactElement;
}

/**
 * A short text next to a control, shown on hover and keyboard focus; Escape hides it. `IconButton` has its
 * own tooltip: use this one only to say more than the control's name.
 */
export function Tooltip({ content, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={Number.parseInt(control.tooltipDelay, 10)} closeDelay={0}>
      {children}
      <AriaTooltip className={styles.tooltip} offset={6} placement="top">
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
