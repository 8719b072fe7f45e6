import { createElement, type ReactNode } from 'react';
import { visuallyHidden } from './Text.css.ts';

export interface VisuallyHiddenProps {
  /** The element; `span` when left out. */
  as?: 'span' | 'div' | 'h2' | 'p';
  /** The words. */
  children: ReactNode;
  /** For `aria-labelledby` or `aria-describedby` of something else. */
  id?: string;
}

/** Text for assistive technology only. Use a visible label wherever there is room for one. */
export function VisuallyHidden({ as = 'span', children, id }: VisuallyHiddenProps) {
  return createElement(as, { id, className: visuallyHidden }, children);
}
