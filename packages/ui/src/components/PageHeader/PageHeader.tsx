import type { ReactNode, Ref } from 'react';
import { Heading, type HeadingProps } from '../Text/Heading.tsx';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The name of the page. */
  title: string;
  /** Lets a screen move focus to its title on navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** `h1` for a page, `display` for a greeting. */
  variant?: Extract<HeadingProps['variant'], 'display' | 'h1'>;
  /** Shown at the end of the title's line. */
  actions?: ReactNode;
  /** Where the actions are on phones: below the title at full width, or next to it. */
  actionsOnPhone?: 'stack' | 'inline';
  /** Content below the title: a sentence, breadcrumbs. */
  children?: ReactNode;
}

/** A page's title, its only `h1`, with the page's actions. Use `Heading` for sections of a page. */
export function PageHeader({
  title,
  headingRef,
  variant = 'h1',
  actions,
  actionsOnPhone = 'stack',
  children,
}: PageHeaderProps) {
  return (
    <div className={styles.header} data-actions={actionsOnPhone}>
      <div className={styles.title}>
        <Heading level={1} variant={variant} ref={headingRef} tabIndex={-1}>
          {title}
        </Heading>
        {children}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
