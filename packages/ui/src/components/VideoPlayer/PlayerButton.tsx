import type { LucideIcon } from 'lucide-react';
import { ToggleButton, Button, Tooltip, TooltipTrigger } from 'react-aria-components';
import { control } from '../../theme/tokens.ts';
import { Icon } from '../Icon/Icon.tsx';
import { tooltip } from '../Tooltip/Tooltip.css.ts';
import * as styles from './PlayerControls.css.ts';

export interface PlayerButtonProps {
  icon: LucideIcon;
  label: string;
  onPress: () => void;
  /** Makes the button a toggle, with this state. */
  isSelected?: boolean;
  fill?: boolean;
  /** Decides which buttons are hidden first in a narrow player. */
  priority?: 'always' | 'roomy' | 'wide';
  /** Container of the tooltip: the player in full screen, which hides everything outside it. */
  portal: Element | undefined;
}

/** A player button with an icon in white on the dark bar. Use `IconButton` on a page. */
export function PlayerButton({
  icon,
  label,
  onPress,
  isSelected,
  fill,
  priority = 'always',
  portal,
}: PlayerButtonProps) {
  const className = `${styles.button} ${styles.priority[priority]}`;
  const content = <Icon icon={icon} size="lg" fill={fill} />;
  return (
    <TooltipTrigger delay={Number.parseInt(control.tooltipDelay, 10)} closeDelay={0}>
      {isSelected === undefined ? (
        <Button className={className} aria-label={label} onPress={onPress}>
          {content}
        </Button>
      ) : (
        <ToggleButton
          className={className}
          aria-label={label}
          isSelected={isSelected}
          onChange={onPress}
        >
          {content}
        </ToggleButton>
      )}
      <Tooltip className={tooltip} offset={6} placement="top" UNSTABLE_portalContainer={portal}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}
