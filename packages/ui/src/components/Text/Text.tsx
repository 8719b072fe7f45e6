import { createElement, type ReactNode } from 'react';
import * as styles from './Text.css.ts';

export interface TextProps extends styles.TextStyleProps {
  /** The element; `p` by default. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li' | 'time' | 'label';
  /** The text. */
  children?: ReactNode;
  /** For the `aria-labelledby` or `aria-describedby` of another element. */
  id?: string;
  /** Use 'auto' for text written by users: its own letters then decide its direction. */
  dir?: 'auto';
  /** Machine-readable time; only with `as="time"`. */
  dateTime?: string;
}

/** Running text in a variant of the type scale. Use `Heading` for titles. */
export function Text({ as = 'p', children, id, dir, dateTime, ...variants }: TextProps) {
  const title = variants.truncate && typeof children === 'string' ? children : undefined;
  return createElement(
    as,
    { id, dir, dateTime, title, className: styles.text(variants) },
    children,
  );
}
