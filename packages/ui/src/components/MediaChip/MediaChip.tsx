import type { ReactNode } from 'react';
import { mediaChip } from './MediaChip.css.ts';

export interface MediaChipProps {
  /** One line, truncated if there is not enough room. */
  children: ReactNode;
}

/** A few characters over a picture, legible on every scene: a duration, 'Sample'. */
export function MediaChip({ children }: MediaChipProps) {
  return <span className={mediaChip}>{children}</span>;
}
