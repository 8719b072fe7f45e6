import { createElement, type ReactNode } from 'react';
import * as styles from './Text.css.ts';

export interface TextProps extends styles.TextStyleProps {
  /** The element; `p` when left out. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li' | 'time' | 'label';
  /** The words. */
  children?: ReactNode;
  /** For `aria-labelledby` or `aria-describedby` of something else. */
  id?: string;
  /** 'auto' for what a user wrote: from left to right or from right to left by its own letters. */
  dir?: 'auto';
  /** Machine-readable time; only with `as="time"`. */
  dateTime?: string;
}

/** Running text in a variant of the type scale. Use `Heading` for anything that titles content. */
export function Text({ as = 'p', children, id, dir, dateTime, ...variants }: TextProps) {
  const title = variants.truncate && typeof children === 'string' ? children : undefined;
  return createElement(
    as,
    { id, dir, dateTime, title, className: styles.text(variants) },
    children,
  );
}
