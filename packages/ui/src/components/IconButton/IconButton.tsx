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
  /** The same for the same action throughout the app. */
  icon: LucideIcon;
  /** Its name, verb first; also the words of its tooltip. */
  'aria-label': string;
  /** Default `ghost`: no surface until hovered. */
  variant?: (typeof styles.ICON_BUTTON_VARIANTS)[number];
  /** `md` when left out. */
  size?: styles.IconButtonVariants['size'];
  /** Solid instead of outlined: play, pause. */
  fill?: boolean;
  /** The icon points along the line of text and turns round with it. */
  isDirectional?: boolean;
  /** Shows the name on hover and focus. Off only where the same words are beside it. */
  tooltip?: boolean;
  /** The element, to move focus to it. */
  ref?: Ref<HTMLButtonElement>;
}

/** An action as an icon alone. Use `Button` wherever there is room for words. */
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
