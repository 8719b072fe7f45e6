import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { control } from '../../theme/tokens.ts';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words. Never the only place of something a reader needs: touch has no hover. */
  content: ReactNode;
  /** The control it belongs to: a `Button`, `IconButton`, `LinkButton` or `TextLink`. */
  children: ReactElement;
}

/**
 * Words beside a control while it is hovered or focused by keyboard; Escape hides them.
 * `IconButton` brings its own: use this only to say more than the control's name.
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
