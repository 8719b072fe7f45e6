import { createElement, type ReactNode, type Ref } from 'react';
import * as styles from './Text.css.ts';

const HEADING_VARIANTS = ['display', 'h1', 'h2', 'h3', 'h4'] as const;

export interface HeadingProps extends Pick<styles.TextStyleProps, 'tone' | 'truncate' | 'align'> {
  /** Heading level in the document's outline. */
  level: 1 | 2 | 3 | 4;
  /** The look; follows the level by default. */
  variant?: (typeof HEADING_VARIANTS)[number];
  /** The title. */
  children: ReactNode;
  /** For the `aria-labelledby` of the content that it titles. */
  id?: string;
  /** Use 'auto' for text written by users: its own letters then decide its direction. */
  dir?: 'auto';
  /** -1 lets a screen move focus to the heading on navigation. */
  tabIndex?: -1;
  /** The element, for moving focus to it. */
  ref?: Ref<HTMLHeadingElement>;
}

/** A title of a page or a section, with independent level and look. */
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
