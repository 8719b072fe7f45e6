import { createElement, type ReactNode } from 'react';
import * as styles from './Panel.css.ts';

export interface PanelProps extends styles.PanelVariants {
  /** Content that belongs together. */
  children: ReactNode;
  /** The element. `section` and `aside` are landmarks: name them with one of the labels. */
  as?: 'div' | 'section' | 'aside' | 'article';
  /** The name of a landmark. */
  'aria-label'?: string;
  /** The id of the heading that names a landmark. */
  'aria-labelledby'?: string;
}

/**
 * A box with a hairline border around content that belongs together. Cards of videos and avatars have no
 * box.
 */
export function Panel({ children, as = 'div', padding, ...labels }: PanelProps) {
  return createElement(as, { className: styles.panel({ padding }), ...labels }, children);
}
