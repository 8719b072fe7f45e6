import { createElement, type ReactNode, type Ref } from 'react';
import * as styles from './Text.css.ts';

const HEADING_VARIANTS = ['display', 'h1', 'h2', 'h3', 'h4'] as const;

export interface HeadingProps extends Pick<styles.TextStyleProps, 'tone' | 'truncate' | 'align'> {
  /** Its rank in the document's outline. */
  level: 1 | 2 | 3 | 4;
  /** Its look; follows the level when left out. */
  variant?: (typeof HEADING_VARIANTS)[number];
  /** The words. */
  children: ReactNode;
  /** For `aria-labelledby` of what it titles. */
  id?: string;
  /** 'auto' for what a user wrote: from left to right or from right to left by its own letters. */
  dir?: 'auto';
  /** -1 lets a screen move focus here on navigation. */
  tabIndex?: -1;
  /** The element, to move focus to it. */
  ref?: Ref<HTMLHeadingElement>;
}

/** A title of a page or a part of it: rank and look are chosen apart. */
export function Heading({
  level,
  variant,
  children,
  id,
  dir,
  tabIndex,
  ref,
  ...rest
}: HeadingProps) {
  const className = styles.text({ ...rest, variant: variant ?? (`h${level}` as const) });
  return createElement(`h${level}`, { id, dir, tabIndex, ref, className }, children);
}
