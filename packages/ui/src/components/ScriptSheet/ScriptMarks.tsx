import { Fragment } from 'react';
import * as styles from './ScriptSheet.css.ts';

/** A part of the text that stands out. */
export interface MarkedRange {
  /** UTF-16 units, half open. */
  from: number;
  to: number;
  /** `note` for what is not spoken, `word` for a word that has a note. */
  kind: 'note' | 'word';
}

export interface ScriptMarksProps {
  text: string;
  /** In order and apart; what lies outside the text is left out. */
  marks: readonly MarkedRange[];
}

/**
 * Draws marks behind the words of a sheet: the same text in the same place, unseen but for them. A
 * text area holds no elements, and editing anything else would lose the browser's own keys.
 */
export function ScriptMarks({ text, marks }: ScriptMarksProps) {
  return (
    <div className={styles.behind} aria-hidden="true">
      {marks.map(({ from, to, kind }, index) => (
        <Fragment key={from}>
          {text.slice(marks[index - 1]?.to ?? 0, from)}
          <mark className={styles.mark[kind]}>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.to ?? 0)}
      {/* An empty last line has its height too. */}
      {text.endsWith('\n') && '\u200b'}
    </div>
  );
}
