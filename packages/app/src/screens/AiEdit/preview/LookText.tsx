import { roomAround, type TextLook } from '@lectern/studio/looks';
import type { ReactNode } from 'react';
import { assignGround } from './lookGround.ts';
import { textStyleOf } from './lookStyle.ts';
import * as styles from './LookWords.css.ts';

export interface LookTextProps {
  look: TextLook;
  /** As a share of the picture's shorter side. */
  size: number;
  /** Degrees; defaults to the look's own tilt. */
  tilt?: number;
  /** Its lines of text. */
  children: ReactNode;
}

/** A text in a look, on its background. Its parent is a size container. */
export function LookText({ look, size, tilt, children }: LookTextProps) {
  const { x, y } = roomAround(look);
  return (
    <span
      // The text may be in any script, but the picture is not mirrored.
      dir="auto"
      className={`${styles.text} ${styles.ground[look.ground?.kind ?? 'none']}`}
      style={{
        ...textStyleOf(look, size),
        ...assignGround(look.ground),
        padding: `${y}em ${x}em`,
        rotate: `${tilt ?? look.tilt}deg`,
      }}
    >
      {children}
    </span>
  );
}
