import { createElement, type ReactNode } from 'react';
import { visuallyHidden } from './Text.css.ts';

export interface VisuallyHiddenProps {
  /** The element; `span` by default. */
  as?: 'span' | 'div' | 'h2' | 'p';
  /** The text. */
  children: ReactNode;
  /** For the `aria-labelledby` or `aria-describedby` of another element. */
  id?: string;
}

/** Text for assistive technology only. Use a visible label wherever there is room for one. */
export function VisuallyHidden({ as = 'span', children, id }: VisuallyHiddenProps) {
  return createElement(as, { id, className: visuallyHidden }, children);
}
