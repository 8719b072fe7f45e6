import { roomAround, type TextLook } from '@lectern/studio/looks';
import type { ReactNode } from 'react';
import { assignGround } from './lookGround.ts';
import { textStyleOf } from './lookStyle.ts';
import * as styles from './LookWords.css.ts';

export interface LookTextProps {
  look: TextLook;
  /** Share of the picture's shorter side. */
  size: number;
  /** Degrees; the look's own tilt when left out. */
  tilt?: number;
  /** Its lines. */
  children: ReactNode;
}

/** A text in a look, on what it stands on. Its parent is a size container. */
export function LookText({ look, size, tilt, children }: LookTextProps) {
  const { x, y } = roomAround(look);
  return (
    <span
      // The words may be of any script, the picture is not turned round.
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
