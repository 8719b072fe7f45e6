import { TriangleAlert } from 'lucide-react';
import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { TextArea, TextField } from 'react-aria-components';
import { FieldHelp, helpOf } from '../Field/FieldBody.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Heading } from '../Text/Heading.tsx';
import type { MarkedRange } from './ScriptChip.tsx';
import * as styles from './ScriptSheet.css.ts';
import { ScriptMarks } from './ScriptMarks.tsx';
import { useGrowing } from './useGrowing.ts';
import { useNotePlace } from './useNotePlace.ts';

export interface ScriptSheetProps {
  /** The sheet's heading, which also names the text: 'Script'. */
  label: string;
  /** The text. */
  value: string;
  /** Called with the whole text after every change. */
  onChange: (value: string) => void;
  /** An example of the content, shown while the sheet is empty. */
  placeholder?: string;
  /** Controls that insert marks: before the toolbar, or on a line below it if the sheet is narrow. */
  markTools?: ReactNode;
  /** Undo, redo and copy, at the end of the heading's line; four or more on a line below it on phones. */
  toolbar?: ReactNode;
  /** The origin of the text, shown between the heading and the text. */
  origin?: ReactNode;
  /** The error and how to fix it; makes the sheet invalid. */
  errorMessage?: string;
  /** A shortcoming that does not make the text invalid. Shown below it; the error message replaces it. */
  warning?: string | undefined;
  /** Lets the text be selected and copied, but not changed. */
  isReadOnly?: boolean;
  /** Maximum number of characters; more cannot be typed or pasted. */
  maxLength?: number;
  /** Highlighted ranges, in order and not overlapping: pauses, words with a pronunciation, chips. */
  marks?: readonly MarkedRange[];
  /** Shown at the mark of kind `current`: a `ScriptNote`. */
  note?: ReactNode;
  /** The text area, for moving focus to it or reading its selection. */
  textAreaRef?: RefObject<HTMLTextAreaElement | null>;
}

/**
 * The manuscript: a large sheet for writing what a presenter says. It grows with its text. Use `TextArea`
 * for anything shorter.
 */
export function ScriptSheet({
  label,
  value,
  onChange,
  placeholder,
  markTools,
  toolbar,
  origin,
  errorMessage,
  warning,
  isReadOnly,
  maxLength,
  marks = [],
  note,
  textAreaRef,
}: ScriptSheetProps) {
  const headingId = useId();
  const ownRef = useRef<HTMLTextAreaElement>(null);
  const ref = textAreaRef ?? ownRef;
  useGrowing(ref);
  const hasNote = note !== undefined && note !== null;
  const warns = warning !== undefined && errorMessage === undefined;
  const help = {
    errorMessage,
    description: warns ? (
      <span className={styles.warning}>
        <Icon icon={TriangleAlert} size="sm" />
        <span>{warning}</span>
      </span>
    ) : undefined,
  };
  const noteRef = useNotePlace(hasNote);
  return (
    <TextField
      {...helpOf(help)}
      className={styles.sheet}
      aria-labelledby={headingId}
      value={value}
      onChange={onChange}
      isReadOnly={isReadOnly}
      isInvalid={errorMessage !== undefined}
      maxLength={maxLength}
    >
      <div className={styles.head}>
        <Heading level={2} variant="h4" id={headingId}>
          {label}
        </Heading>
        {markTools !== undefined && <div className={styles.markTools}>{markTools}</div>}
        {toolbar !== undefined && <div className={styles.tools}>{toolbar}</div>}
      </div>
      {origin !== undefined && origin !== null && <div className={styles.origin}>{origin}</div>}
      <div className={styles.page}>
        {marks.length > 0 && <ScriptMarks text={value} marks={marks} />}
        <TextArea dir="auto" ref={ref} className={styles.text} placeholder={placeholder} />
        {hasNote && (
          <div ref={noteRef} className={styles.note}>
            {note}
          </div>
        )}
      </div>
      {(warns || errorMessage !== undefined) && (
        <div className={styles.help}>
          <FieldHelp {...help} />
        </div>
      )}
    </TextField>
  );
}
