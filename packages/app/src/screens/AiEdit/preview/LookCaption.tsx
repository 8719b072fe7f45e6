import {
  type CaptionLook,
  captionSize,
  fittingSize,
  type Measure,
  type Size,
  wordSpace,
} from '@lectern/studio/looks';
import { LookText } from './LookText.tsx';
import * as styles from './LookWords.css.ts';
import { type CaptionMoment, isImportant } from './previewWords.ts';

export interface LookCaptionProps {
  look: CaptionLook;
  moment: CaptionMoment;
  /** The room for it. */
  area: Size;
  picture: Size;
  measure: Measure;
}

/** Returns dark or light ink, whichever is legible on the colour. */
function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(color.slice(at, at + 2), 16),
  );
  return red * 0.2126 + green * 0.7152 + blue * 0.0722 > 120 ? '#1E1A15' : '#FFFFFF';
}

/**
 * Breaks lines as given, or uses one line if that makes the text no smaller: wide pictures have room for
 * it.
 */
function layOut({ look, moment: { lines }, area, picture, measure }: LookCaptionProps) {
  const wanted = captionSize(look, picture);
  const size = fittingSize(lines, look, area, measure, wanted);
  const whole = [lines.flat()];
  const wholeSize = fittingSize(whole, look, area, measure, wanted);
  return wholeSize >= size ? { lines: whole, size: wholeSize } : { lines, size };
}

/** Words as they are spoken, in a template's look; the current word stands out. */
export function LookCaption(props: LookCaptionProps) {
  const { look, moment } = props;
  const { lines, size } = layOut(props);
  const styleOf = (word: string, index: number) => {
    if (index !== moment.spoken) {
      return isImportant(word, index) ? { color: look.important } : undefined;
    }
    return look.highlightAs === 'block'
      ? { background: look.highlight, color: inkOn(look.highlight) }
      : { color: look.highlight };
  };
  const firstOf = (row: number) => lines.slice(0, row).flat().length;
  return (
    <span key={moment.index} className={`${styles.spread} ${styles.motion[look.motion]}`}>
      <LookText look={look} size={size} tilt={moment.index % 2 === 0 ? look.tilt : -look.tilt}>
        {lines.map((line, row) => (
          // Lines and words may repeat, so their position identifies them.
          <span
            key={`${row} ${line.join(' ')}`}
            className={styles.line}
            style={{ columnGap: `${wordSpace(look.face)}em` }}
          >
            {line.map((word, place) => {
              const index = firstOf(row) + place;
              return (
                <span
                  key={`${index} ${word}`}
                  className={index === moment.spoken ? styles.spoken[look.highlightAs] : undefined}
                  style={styleOf(word, index)}
                >
                  {word}
                </span>
              );
            })}
          </span>
        ))}
      </LookText>
    </span>
  );
}
