import { useEffect, useMemo, useReducer, useRef, type ReactNode, type SubmitEvent } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { FormErrors } from '../Field/useFieldError.ts';
import { controlOf } from './controlOf.ts';
import { ErrorSummary, type FormError } from './ErrorSummary.tsx';
import * as styles from './Form.css.ts';
import { messages } from './Form.messages.ts';

export interface FormProps {
  /** The fields, and a button of `type="submit"`. */
  children: ReactNode;
  /**
   * What is wrong, in the order of the fields: from the app's own rules or the server's answer.
   * Each stands in the summary and at the field of its name, until it is no longer given.
   */
  errors?: readonly FormError[];
  /** Enter or a submit button; not called while pending. */
  onSubmit: (data: FormData) => void;
  /** The answer is on its way: nothing is sent twice, and focus waits for the answer. */
  isPending?: boolean;
  /** The heading of the summary. */
  errorTitle?: string;
  /** For a submit button that stands outside, as a dialog's actions do: its `form`. */
  id?: string;
  /** Where the page has several forms. */
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

const none: readonly FormError[] = [];

/**
 * Fields that are sent together, below one another. When a submit ends with errors, a summary above
 * the fields takes the focus and leads to each of them (WCAG 2.2, 3.3.1). Errors that appear while
 * the reader types move no focus. Fields of one line with their own button do without it, as
 * `PromptField`.
 */
export function Form({
  children,
  errors: given = none,
  onSubmit,
  isPending = false,
  errorTitle,
  ...named
}: FormProps) {
  const words = useMessages('form', messages);
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  // A second submit may end with the very same errors, and then nothing else draws the form anew.
  const [, drawAnew] = useReducer((submits: number) => submits + 1, 0);

  // A server may send an error without words: there is nothing to read in it.
  const errors = useMemo(() => given.filter(({ message }) => message.trim() !== ''), [given]);
  const byName = useMemo(() => {
    const first = new Map<string, string>();
    for (const { name, message } of errors) {
      if (name !== undefined && !first.has(name)) first.set(name, message);
    }
    return first;
  }, [errors]);

  useEffect(() => {
    if (!isAwaited.current || isPending || errors.length === 0) return;
    isAwaited.current = false;
    summaryRef.current?.focus();
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form in a dialog of this one is no child of it in the page, but its events come through.
    if (event.target !== event.currentTarget || isPending) return;
    isAwaited.current = true;
    drawAnew();
    onSubmit(new FormData(event.currentTarget));
  };

  return (
    <form
      {...named}
      ref={formRef}
      noValidate
      className={styles.form}
      onSubmit={submit}
      // Whoever writes on before the answer comes is not torn away.
      onInput={() => {
        isAwaited.current = false;
      }}
    >
      {errors.length > 0 && (
        <ErrorSummary
          ref={summaryRef}
          title={errorTitle ?? words.errorTitle}
          errors={errors}
          onGoTo={(name) => {
            if (formRef.current) controlOf(formRef.current, name)?.focus();
          }}
        />
      )}
      <FormErrors value={byName}>{children}</FormErrors>
    </form>
  );
}
