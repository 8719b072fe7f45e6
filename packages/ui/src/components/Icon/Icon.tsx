import type { LucideIcon } from 'lucide-react';
import { icon as tokens } from '../../theme/tokens.ts';
import * as styles from './Icon.css.ts';

export interface IconProps extends styles.IconVariants {
  /** A component of `lucide-react`. */
  icon: LucideIcon;
}

/**
 * A Lucide icon in the house stroke, hidden from assistive technology: the words beside it, or the
 * `aria-label` of the control around it, carry the meaning.
 */
export function Icon({ icon: Drawing, ...variants }: IconProps) {
  return (
    <Drawing
      className={styles.icon(variants)}
      strokeWidth={tokens.stroke}
      aria-hidden="true"
      focusable="false"
    />
  );
}
