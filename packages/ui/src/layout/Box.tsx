import { createElement, type ReactNode, type Ref } from 'react';
import { layoutClasses } from './layout.ts';
import type { Sprinkles } from './layout.css.ts';

const BOX_ELEMENTS = [
  'div',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'nav',
  'main',
  'span',
  'ul',
  'ol',
  'li',
  'form',
  'fieldset',
  'dl',
] as const;

export interface BoxProps extends Sprinkles {
  /** The element to draw; `div` when left out. */
  as?: (typeof BOX_ELEMENTS)[number];
  /** What is inside. */
  children?: ReactNode;
  /** For links and ARIA attributes that point here. */
  id?: string;
  /** Only where the element does not bring it. */
  role?: 'group' | 'list' | 'status' | 'region' | 'toolbar' | 'presentation';
  /** Its name, where it has a role and no heading. */
  'aria-label'?: string;
  /** The heading that names it. */
  'aria-labelledby'?: string;
  /** The element, to measure or to focus it. */
  ref?: Ref<HTMLElement>;
}

/**
 * Layout's one escape hatch: padding, gap, surface and corners by token name.
 * Use `Stack`, `Inline` or `Grid` instead when children are laid out in a line or a grid.
 */
export function Box({
  as = 'div',
  children,
  id,
  role,
  ref,
  'aria-label': ariaLabel,
  'aria-labelledby': ariaLabelledby,
  ...style
}: BoxProps) {
  return createElement(
    as,
    {
      id,
      role,
      ref,
      'aria-label': ariaLabel,
      'aria-labelledby': ariaLabelledby,
      className: layoutClasses(style),
    },
    children,
  );
}
