import {
  fittingSize,
  type Measure,
  type Size,
  type TextLook,
  titleLines,
  type TitleLook,
} from '@lectern/studio/looks';
import { length } from './lookStyle.ts';
import { LookText } from './LookText.tsx';
import * as styles from './LookWords.css.ts';

export interface LookTitleProps {
  title: TitleLook;
  text: string;
  /** The room for it. */
  area: Size;
  measure: Measure;
}

/** The repeating word sizes of a scattered title, as shares of the first word's. */
const SCATTERED = [1, 0.55, 0.72] as const;
/** The line height of a scattered title's stacked words, in em. */
const SCATTERED_LINE = 1.05;

/** Words of different sizes, weights and angles, stacked. */
function Scattered({ title, text, area, measure }: LookTitleProps) {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const shareOf = (index: number) => SCATTERED[index % 3] ?? 1;
  const all = words.reduce((sum, _, index) => sum + shareOf(index) * SCATTERED_LINE, 0);
  const most = Math.min(title.face.size, area.height / all);
  return words.map((word, index) => {
    const isLight = index % 3 === 1;
    const isOutlined = index % 3 === 2;
    const look: TextLook = {
      ...title,
      color: isOutlined ? title.accent : title.color,
      outline: isOutlined ? { color: title.color, width: 0.1 } : title.outline,
      face: {
        ...title.face,
        weight: isLight ? 300 : title.face.weight,
        casing: isLight ? 'lowercase' : 'uppercase',
      },
    };
    const wanted = most * shareOf(index);
    const indent = isLight ? area.width * 0.22 : 0;
    const room = { width: area.width - indent, height: wanted * 1.3 };
    return (
      // Words may repeat, so their position identifies them.
      <span
        key={`${index} ${word}`}
        className={styles.line}
        style={{
          blockSize: length(wanted * SCATTERED_LINE),
          paddingInlineStart: length(indent),
        }}
      >
        <LookText
          look={look}
          size={fittingSize([[word]], look, room, measure, wanted)}
          tilt={isLight ? 0 : index % 2 === 0 ? title.tilt : -title.tilt}
        >
          <span className={styles.line}>{word}</span>
        </LookText>
      </span>
    );
  });
}

/** A title card in the look of a template (specification section 2, AI edit). */
export function LookTitle(props: LookTitleProps) {
  const { title, text, area, measure } = props;
  if (title.arrangement === 'scatter') return <Scattered {...props} />;
  const isOneLine = title.arrangement === 'wide' || title.arrangement === 'seam';
  const lines = isOneLine ? [text] : titleLines(text, title, area, measure);
  const size = fittingSize(
    lines.map((line) => [line]),
    title,
    area,
    measure,
  );
  const isTorn = title.ground?.kind === 'strip';
  return (
    <LookText look={title} size={size}>
      {lines.map((line, index) => (
        <span
          key={`${index} ${line}`}
          className={isTorn ? styles.torn : styles.line}
          style={index > 0 && index === lines.length - 1 ? { color: title.accent } : undefined}
        >
          {line}
        </span>
      ))}
    </LookText>
  );
}
