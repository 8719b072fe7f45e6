import type { LucideIcon } from 'lucide-react';
import { icon as tokens } from '../../theme/tokens.ts';
import * as styles from './Icon.css.ts';
import { outline } from './outline.ts';

export interface IconProps extends styles.IconVariants {
  /** An icon component from `lucide-react`. */
  icon: LucideIcon;
}

/**
 * A Lucide icon in the house stroke, hidden from assistive technology: the text next to it, or the
 * `aria-label` of the control around it, conveys the meaning.
 */
export function Icon({ icon: Drawing, ...variants }: IconProps) {
  const d = outline(Drawing);
  const shared = {
    className: styles.icon(variants),
    strokeWidth: tokens.stroke,
    'aria-hidden': true,
    focusable: false,
  } as const;
  // Overlapping shapes would leave holes when filled as one path.
  if (d === null || variants.fill) return <Drawing {...shared} />;
  return (
    <svg
      {...shared}
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={d} />
    </svg>
  );
}
