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
  /** The words so far. */
  value: string;
  /** All words, after every change. */
  onChange: (value: string) => void;
  /** An example of the content, while it is empty. */
  placeholder?: string;
  /** Controls that insert marks: before the toolbar, or on a line below it where the sheet is narrow. */
  markTools?: ReactNode;
  /** Undo, redo, copy, at the end of the heading's line. */
  toolbar?: ReactNode;
  /** Where the words come from, between the heading and them. */
  origin?: ReactNode;
  /** What is wrong and what to do; makes the sheet invalid. */
  errorMessage?: string;
  /** What the words lack without being wrong; below them, and gives way to the error message. */
  warning?: string | undefined;
  /** Can be selected and copied, not changed. */
  isReadOnly?: boolean;
  /** Characters; more cannot be typed or pasted. */
  maxLength?: number;
  /** Highlighted ranges, in order and not overlapping: pauses, words with a pronunciation, chips. */
  marks?: readonly MarkedRange[];
  /** At the mark of kind `current`: a `ScriptNote`. */
  note?: ReactNode;
  /** To focus it, or to read the selection. */
  textAreaRef?: RefObject<HTMLTextAreaElement | null>;
}

/**
 * The manuscript: a large sheet to write what a presenter says. It grows with its words. Use
 * `TextArea` for anything shorter.
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
