import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './TextLink.css.ts';

export interface TextLinkProps
  extends Omit<LinkProps, 'className' | 'style' | 'children' | 'render'>, styles.TextLinkVariants {
  /** Link target; the app's router handles its own addresses. */
  href: string;
  /** Text that names the target. */
  children: ReactNode;
  /** Shown before the text. */
  icon?: LucideIcon;
  /** Shown after the text: an arrow to the page that the link leads to. Mirrored in right-to-left pages. */
  iconEnd?: LucideIcon;
  /** The link element, for moving focus to it. */
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link in the size of the surrounding text. Inside a sentence use `underline`: colour alone does not
 * distinguish it from the words around it. Use `LinkButton` for a page's own next step.
 */
export function TextLink({
  tone,
  underline,
  icon,
  iconEnd,
  children,
  target,
  rel,
  ...props
}: TextLinkProps) {
  const hasIcon = icon !== undefined || iconEnd !== undefined;
  return (
    <Link
      {...props}
      target={target}
      // A page opened in a new tab must not be able to navigate ours.
      rel={rel ?? (target === '_blank' ? 'noopener noreferrer' : undefined)}
      className={styles.textLink({ tone, underline, hasIcon })}
    >
      {hasIcon ? (
        <>
          {icon && <Icon icon={icon} size="sm" />}
          <span className={styles.words}>{children}</span>
          {iconEnd && <Icon icon={iconEnd} size="sm" isDirectional />}
        </>
      ) : (
        children
      )}
    </Link>
  );
}
