import type { TextLook } from '@lectern/ui/looks';
import type { ReactNode } from 'react';
import { assignGround } from './lookGround.ts';
import { textStyleOf } from './lookStyle.ts';
import * as styles from './LookWords.css.ts';

export interface LookTextProps {
  look: TextLook;
  /** Below 1 where a word would not fit. */
  scale?: number;
  /** Turns it, in degrees; the look's own tilt when left out. */
  tilt?: number;
  /** Without what it stands on. */
  isBare?: boolean;
  children: ReactNode;
}

/** A text in a look, on what it stands on. Its parent is a size container. */
export function LookText({
  look,
  scale,
  tilt = look.tilt,
  isBare = false,
  children,
}: LookTextProps) {
  const ground = isBare ? null : look.ground;
  return (
    <span
      // The words may be of any script, the picture is not turned round.
      dir="auto"
      className={`${styles.text} ${styles.ground[ground?.kind ?? 'none']}`}
      style={{ ...textStyleOf(look, scale), ...assignGround(ground), rotate: `${tilt}deg` }}
    >
      {children}
    </span>
  );
}
