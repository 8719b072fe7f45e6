import { Fragment, memo } from 'react';
import { type MarkedRange, ScriptChip } from './ScriptChip.tsx';
import * as styles from './ScriptSheet.css.ts';

export interface ScriptMarksProps {
  text: string;
  /** In order and apart; what lies outside the text is left out. */
  marks: readonly MarkedRange[];
}

/** Attribute of the mark whose note is open. */
export const CURRENT_MARK = 'data-current-mark';

/** A paragraph with its line break, and its marks counted from its own start. */
interface Paragraph {
  words: string;
  marks: readonly MarkedRange[];
}

/** A mark over a line break is in both paragraphs. */
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

/** Only the edited paragraph renders and lays out again. */
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
 * Draws marks behind the words of a sheet, and chips in front of them: the same text in the same place,
 * unseen but for them. A text area holds no elements, and editing anything else would lose the
 * browser's own keys.
 */
export function ScriptMarks({ text, marks }: ScriptMarksProps) {
  return (
    <div dir="auto" className={styles.behind} aria-hidden="true">
      {paragraphsOf({ text, marks }).map((paragraph, index) => (
        // A paragraph has no identity but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <MarkedParagraph key={index} {...paragraph} />
      ))}
      {/* An empty last line has its height too. */}
      {text.endsWith('\n') && <div>{'\u200b'}</div>}
    </div>
  );
}
