import { fittingSize, type Look, titleLines, type TitleLook } from '@lectern/studio/looks';
import { length, textStyleOf } from './lookStyle.ts';
import { LookText } from './LookText.tsx';
import type { LookTitleProps } from './LookTitle.tsx';
import * as styles from './LookWords.css.ts';

export interface LookPointProps extends Pick<LookTitleProps, 'area' | 'measure'> {
  look: Look;
  number: number;
  text: string;
  hasGround: boolean;
}

/** The size of a list point, as a share of the title's. */
const POINT_SIZE = 0.78;
const PAPER = '#FBF8F1';

/** A list point on a card, or in the look's lettering with its number in a ring. */
export function LookPoint({ look, number, text, hasGround, area, measure }: LookPointProps) {
  const { title, palette } = look;
  const wanted = title.face.size * POINT_SIZE;
  const own: TitleLook = {
    ...title,
    ground: null,
    outline: hasGround ? null : (title.outline ?? { color: PAPER, width: 0.12 }),
  };
  const room = { width: area.width - wanted * 1.9, height: area.height };
  const lines = titleLines(text, own, room, measure, wanted);
  const size = fittingSize(
    lines.map((line) => [line]),
    own,
    room,
    measure,
    wanted,
  );
  return (
    <span
      className={hasGround ? styles.card : styles.point}
      style={{
        fontSize: length(wanted),
        rotate: `${title.tilt}deg`,
        background: hasGround ? (title.ground?.color ?? PAPER) : undefined,
      }}
    >
      <span
        className={hasGround ? styles.cardNumber : styles.drawnNumber}
        style={{
          fontFamily: textStyleOf(title).fontFamily,
          fontWeight: Math.max(title.face.weight, title.face.family === 'inter' ? 800 : 400),
          background: hasGround ? (title.ground?.edge ?? palette[0]) : undefined,
          color: title.color,
        }}
      >
        <span className={styles.figure}>{number}</span>
      </span>
      <span className={styles.cardText}>
        <LookText look={own} size={size} tilt={0}>
          {lines.map((line, index) => (
            <span key={`${index} ${line}`} className={styles.line}>
              {line}
            </span>
          ))}
        </LookText>
      </span>
    </span>
  );
}
