import { createElement, type ReactNode } from 'react';
import * as styles from './Grid.css.ts';

export interface GridProps {
  /** The grid of the design guide: `cards` 1–4 columns, `portraits` 1–4, `withAside` main and aside. */
  layout: keyof typeof styles.grid;
  /** `ul` if the children are `li`; `div` by default. */
  as?: 'div' | 'ul';
  /** One child per cell. */
  children: ReactNode;
  /** The accessible name of a list. */
  'aria-label'?: string;
}

/** Children in the columns of the design guide. Use `Stack` for a single column. */
export function Grid({ layout, as = 'div', children, 'aria-label': ariaLabel }: GridProps) {
  // Safari drops list semantics from unstyled lists.
  const role = as === 'ul' ? 'list' : undefined;
  return createElement(
    as,
    { className: styles.grid[layout], role, 'aria-label': ariaLabel },
    children,
  );
}
