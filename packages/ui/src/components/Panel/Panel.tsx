import { createElement, type ReactNode } from 'react';
import * as styles from './Panel.css.ts';

export interface PanelProps extends styles.PanelVariants {
  /** Content that belongs together. */
  children: ReactNode;
  /** `section` and `aside` are landmarks: name them with one of the labels. */
  as?: 'div' | 'section' | 'aside' | 'article';
  /** The name of a landmark. */
  'aria-label'?: string;
  /** The id of the heading that names a landmark. */
  'aria-labelledby'?: string;
}

/** A box with a hairline around things that belong together. Cards of videos and avatars have none. */
export function Panel({ children, as = 'div', padding, ...labels }: PanelProps) {
  return createElement(as, { className: styles.panel({ padding }), ...labels }, children);
}
