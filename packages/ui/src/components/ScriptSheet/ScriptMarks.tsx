import { Fragment, memo } from 'react';
import { type MarkedRange, ScriptChip } from './ScriptChip.tsx';
import * as styles from './ScriptSheet.css.ts';

export interface ScriptMarksProps {
  text: string;
  /** Marks in order and not overlapping; those outside the text are ignored. */
  marks: readonly MarkedRange[];
}

/** The attribute of the mark whose note is open. */
export const CURRENT_MARK = 'data-current-mark';

/** A paragraph with its line break, and its marks counted from the paragraph's start. */
interface Paragraph {
  words: string;
  marks: readonly MarkedRange[];
}

/** Splits the text into paragraphs. A mark across a line break is in both paragraphs. */
function paragraphsOf({ text, marks }: ScriptMarksProps): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let first = 0;
  for (let start = 0; start < text.length;) {
    const found = text.indexOf('\n', start);
    const end = found === -1 ? text.length : found + 1;
    const own: MarkedRange[] = [];
    let mark = marks[first];
    while (mark && mark.from < end) {
      const from = Math.max(mark.from, start);
      const to = Math.min(mark.to, end);
      own.push({ ...mark, from: from - start, to: to - start });
      if (mark.to > end) break;
      first += 1;
      mark = marks[first];
    }
    paragraphs.push({ words: text.slice(start, end), marks: own });
    start = end;
  }
  return paragraphs;
}

const KEYS = ['from', 'to', 'kind', 'chip', 'isSelected'] as const;

const areSame = (one: Paragraph, other: Paragraph): boolean =>
  one.words === other.words &&
  one.marks.length === other.marks.length &&
  one.marks.every((mark, index) => KEYS.every((key) => mark[key] === other.marks[index]?.[key]));

/** Only the edited paragraph renders and is laid out again. */
const MarkedParagraph = memo(function MarkedParagraph({ words, marks }: Paragraph) {
  return (
    <div className={styles.paragraph}>
      {marks.map((mark, index) => (
        <Fragment key={mark.from}>
          {words.slice(marks[index - 1]?.to ?? 0, mark.from)}
          {mark.chip ? (
            <ScriptChip mark={mark} chip={mark.chip}>
              {words.slice(mark.from, mark.to)}
            </ScriptChip>
          ) : (
            <mark
              className={styles.mark[mark.kind]}
              {...(mark.kind === 'current' && { [CURRENT_MARK]: true })}
            >
              {words.slice(mark.from, mark.to)}
            </mark>
          )}
        </Fragment>
      ))}
      {words.slice(marks.at(-1)?.to ?? 0)}
    </div>
  );
}, areSame);

/**
 * Draws marks behind the text of a sheet, and chips in front of it, by repeating the same text invisibly in
 * the same place. A text area cannot contain elements, and any other editable element would lose the
 * browser's own editing keys.
 */
export function ScriptMarks({ text, marks }: ScriptMarksProps) {
  return (
    <div dir="auto" className={styles.behind} aria-hidden="true">
      {paragraphsOf({ text, marks }).map((paragraph, index) => (
        // Paragraphs have no identity except their order.
        // oxlint-disable-next-line react/no-array-index-key
        <MarkedParagraph key={index} {...paragraph} />
      ))}
      {/* An empty last line has a height too. */}
      {text.endsWith('\n') && <div>{'\u200b'}</div>}
    </div>
  );
}
