import { ImagePlus, Plus } from 'lucide-react';
import { useId, useRef, type ClipboardEvent, type ReactNode } from 'react';
import { Button, DropZone, FileTrigger, Text } from 'react-aria-components';
import { useMessages } from '../../messages/useMessages.ts';
import * as field from '../Field/Field.css.ts';
import { FieldNote, type FieldWords } from '../Field/FieldBody.tsx';
import { useFieldError } from '../Field/useFieldError.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Text/VisuallyHidden.tsx';
import { limitWords, type FileLimits } from './fileLimits.ts';
import { FileRow } from './FileRow.tsx';
import * as styles from './FileField.css.ts';
import { messages } from './FileField.messages.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useFileIntake, type FileValidator } from './useFileIntake.ts';

export interface FileFieldProps extends FileLimits, Pick<FieldWords, 'label' | 'errorMessage'> {
  /** The chosen files in order. */
  files: readonly File[];
  /** Called with all chosen files after a change. */
  onChange: (files: File[]) => void;
  /** Label of the button, verb first: 'Add images'. */
  addLabel?: string;
  /** Shown before the limits, which the field states itself. */
  description?: ReactNode;
  /** Replaces 'Only … can be added.' */
  typeErrorMessage?: string;
  /**
   * Checks the content of a file, because names and types can lie. Returns an error sentence for a file
   * that must not be added; may be asynchronous.
   */
  validate?: FileValidator;
  /** The field's name in a `Form`. */
  name?: string;
  /** Prevents adding files in any way. */
  isDisabled?: boolean;
}

// Keyed by the file itself: indexes change when an earlier file is removed.
const keys = new WeakMap<File, number>();
let lastKey = 0;
function keyOf(file: File): number {
  const key = keys.get(file) ?? (lastKey += 1);
  keys.set(file, key);
  return key;
}

/**
 * Takes files from the user's machine: chosen in a dialog, or dropped or pasted anywhere on the field. The
 * limits are always shown below; refused files are named with the reason. It does not upload anything.
 */
export function FileField({
  label,
  files,
  onChange,
  addLabel,
  description,
  errorMessage,
  typeErrorMessage,
  validate,
  name,
  isDisabled,
  ...limits
}: FileFieldProps) {
  const words = useMessages('fileField', messages);
  const intake = useFileIntake({ files, onChange, validate, typeErrorMessage, words, ...limits });
  const ids = { label: useId(), note: useId(), error: useId() };
  const error = useFieldError({ name, errorMessage });
  const isSingle = limits.maxCount === 1;
  const isFull = !isSingle && files.length >= (limits.maxCount ?? Number.POSITIVE_INFINITY);
  const listRef = useRef<HTMLUListElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const keepFocus = useKeptFocus({ files, listRef, addRef });
  const limitHint = limitWords(limits, words);
  const holdsImages = limits.accept?.every((type) => type.startsWith('image/')) ?? false;
  const hint = [description, limitHint].filter((part) => part !== undefined && part !== '');
  const problems = [
    ...intake.errors,
    ...(error.errorMessage === undefined ? [] : [error.errorMessage]),
  ];
  const describedBy =
    [hint.length > 0 && ids.note, problems.length > 0 && ids.error].filter(Boolean).join(' ') ||
    undefined;

  const paste = (event: ClipboardEvent) => {
    const pasted = Array.from(event.clipboardData.files);
    if (isDisabled || pasted.length === 0) return;
    // The drop zone listens on the document for pastes on its own button.
    event.stopPropagation();
    event.preventDefault();
    void intake.add(pasted);
  };

  return (
    <div
      role="group"
      aria-labelledby={ids.label}
      aria-describedby={describedBy}
      className={field.field}
      onPaste={paste}
    >
      <span id={ids.label} className={field.label}>
        {label}
      </span>
      <DropZone
        className={styles.zone}
        isDisabled={isDisabled}
        aria-labelledby={ids.label}
        onDrop={({ items }) => void intake.addDropped(items)}
      >
        <VisuallyHidden>
          <Text slot="label">{words.dropOrPaste}</Text>
        </VisuallyHidden>
        {files.length > 0 && (
          <ul ref={listRef} className={styles.list} role="list" aria-labelledby={ids.label}>
            {files.map((file, index) => (
              <FileRow
                key={keyOf(file)}
                file={file}
                isDisabled={isDisabled}
                onRemove={() => {
                  keepFocus(index);
                  intake.remove(file);
                }}
              />
            ))}
          </ul>
        )}
        {!isFull && (
          <FileTrigger
            acceptedFileTypes={limits.accept}
            allowsMultiple={!isSingle}
            onSelect={(chosen) => void intake.add(Array.from(chosen ?? []))}
          >
            <Button
              ref={addRef}
              // A form finds its fields by name, to move focus to the first invalid one.
              name={name}
              className={styles.add}
              isDisabled={isDisabled}
              aria-describedby={describedBy}
            >
              <Icon icon={holdsImages ? ImagePlus : Plus} />
              <span>
                <span className={styles.addLabel}>{addLabel ?? words.add}</span>
                <span className={styles.orDrop}> {words.orDrop}</span>
              </span>
            </Button>
          </FileTrigger>
        )}
      </DropZone>
      {hint.length > 0 && (
        <FieldNote
          id={ids.note}
          description={
            <>
              {description} {limitHint}
            </>
          }
        />
      )}
      <div id={ids.error} role="alert" className={styles.errors}>
        {/* A file that is refused again gets a new element: an alert with the same text is not read out. */}
        {problems.map((sentence, index) => (
          <FieldNote
            key={`${intake.attempt} ${sentence}`}
            id={`${ids.error}-${index}`}
            errorMessage={sentence}
          />
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{intake.news}</span>
      </VisuallyHidden>
    </div>
  );
}
