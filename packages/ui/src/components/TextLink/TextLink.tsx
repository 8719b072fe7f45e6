import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './TextLink.css.ts';

export interface TextLinkProps
  extends Omit<LinkProps, 'className' | 'style' | 'children' | 'render'>, styles.TextLinkVariants {
  /** Where it leads; the router takes addresses of the app. */
  href: string;
  /** Words that say where. */
  children: ReactNode;
  /** Before the words. */
  icon?: LucideIcon;
  /** The link itself, to move focus to it. */
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link in the size of the text around it. Inside a sentence give it `underline`: colour alone
 * does not tell it from the words beside it. Use `LinkButton` for a page's own next step.
 */
export function TextLink({
  tone,
  underline,
  icon,
  children,
  target,
  rel,
  ...props
}: TextLinkProps) {
  return (
    <Link
      {...props}
      target={target}
      // A page opened beside ours must not be able to steer it.
      rel={rel ?? (target === '_blank' ? 'noopener noreferrer' : undefined)}
      className={styles.textLink({ tone, underline, hasIcon: icon !== undefined })}
    >
      {icon ? (
        <>
          <Icon icon={icon} size="sm" />
          <span className={styles.words}>{children}</span>
        </>
      ) : (
        children
      )}
    </Link>
  );
}
