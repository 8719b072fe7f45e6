import type { ReactNode } from 'react';
import { mediaChip } from './MediaChip.css.ts';

export interface MediaChipProps {
  /** One line, cut at the end of the room there is. */
  children: ReactNode;
}

/** A few characters over a picture, readable on every scene: a duration, 'Sample'. */
export function MediaChip({ children }: MediaChipProps) {
  return <span className={mediaChip}>{children}</span>;
}
