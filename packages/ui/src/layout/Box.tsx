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
  /** The element to render; `div` by default. */
  as?: (typeof BOX_ELEMENTS)[number];
  /** The content. */
  children?: ReactNode;
  /** For links and ARIA attributes that refer to this element. */
  id?: string;
  /** Only needed if the element does not have the role itself. */
  role?: 'group' | 'list' | 'status' | 'region' | 'toolbar' | 'presentation';
  /** The accessible name, for an element with a role and no heading. */
  'aria-label'?: string;
  /** The ID of the heading that names it. */
  'aria-labelledby'?: string;
  /** The element, for measuring or focusing it. */
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
