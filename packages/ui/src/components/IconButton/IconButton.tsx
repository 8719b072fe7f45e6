import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { surface } from '../Button/Button.css.ts';
import { Pending } from '../Button/Pending.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps
  extends
    Omit<
      AriaButtonProps,
      'className' | 'style' | 'children' | 'render' | 'aria-label' | 'aria-labelledby'
    >,
    styles.IconButtonVariants {
  /** The icon. Use the same one for the same action throughout the app. */
  icon: LucideIcon;
  /** Accessible name, verb first; also the text of the tooltip. */
  'aria-label': string;
  /** `ghost` by default: no surface until hovered. */
  variant?: (typeof styles.ICON_BUTTON_VARIANTS)[number];
  /** `md` by default. */
  size?: styles.IconButtonVariants['size'];
  /** Fills the icon instead of outlining it: play, pause. */
  fill?: boolean;
  /** Mirrors the icon in right-to-left text, for icons that point along the text. */
  isDirectional?: boolean;
  /** Shows the name on hover and focus. Turn it off only if the same text is next to the button. */
  tooltip?: boolean;
  /** The element, for moving focus to it. */
  ref?: Ref<HTMLButtonElement>;
}

/** Starts an action and shows only an icon. Use `Button` wherever there is room for a label. */
export function IconButton({
  icon,
  variant = 'ghost',
  size = 'md',
  shape,
  fill,
  isDirectional,
  tooltip = true,
  ...props
}: IconButtonProps) {
  const button = (
    <AriaButton
      {...props}
      className={`${surface({ variant, size })} ${styles.shape({ size, shape })}`}
    >
      {props.isPending ? (
        <Pending />
      ) : (
        <Icon icon={icon} size={size} fill={fill} isDirectional={isDirectional} />
      )}
    </AriaButton>
  );
  return tooltip ? <Tooltip content={props['aria-label']}>{button}</Tooltip> : button;
}
