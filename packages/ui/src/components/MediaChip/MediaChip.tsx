import type { ReactNode } from 'react';
import { mediaChip } from './MediaChip.css.ts';

export interface MediaChipProps {
  children: ReactNode;
}

/** A few characters over a picture, readable on every scene: a duration, 'Sample'. */
export function MediaChip({ children }: MediaChipProps) {
  return <span className={mediaChip}>{children}</span>;
}
