import { createElement, type ReactNode } from 'react';
import * as styles from './Text.css.ts';

export interface TextProps extends styles.TextStyleProps {
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li' | 'time' | 'label';
  children?: ReactNode;
  id?: string;
  /** Machine-readable time; only with `as="time"`. */
  dateTime?: string;
}

/** Running text in a variant of the type scale. Use `Heading` for anything that titles content. */
export function Text({ as = 'p', children, id, dateTime, ...variants }: TextProps) {
  const title = variants.truncate && typeof children === 'string' ? children : undefined;
  return createElement(as, { id, dateTime, title, className: styles.text(variants) }, children);
}
