import { useEffect, useMemo, useReducer, useRef, type ReactNode, type SubmitEvent } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { FormErrors } from '../Field/useFieldError.ts';
import { controlOf } from './controlOf.ts';
import { ErrorSummary, type FormError } from './ErrorSummary.tsx';
import * as styles from './Form.css.ts';
import { messages } from './Form.messages.ts';

export interface FormProps {
  /** The fields, and a button with `type="submit"`. */
  children: ReactNode;
  /**
   * Errors in the order of the fields, from the app's own validation or the server's response. Each is
   * shown in the summary and at the field with its name until it is no longer passed.
   */
  errors?: readonly FormError[];
  /** Called on Enter in a field or a press on a submit button, but not while pending. */
  onSubmit: (data: FormData) => void;
  /** Whether a request is running: nothing is submitted twice, and focus moves when it ends. */
  isPending?: boolean;
  /** Heading of the summary. */
  errorTitle?: string;
  /** Id for the `form` attribute of a submit button outside the form, such as a dialog's action. */
  id?: string;
  /** Accessible name, needed if the page has several forms. */
  'aria-label'?: string;
  /** Id of the heading that names the form, instead of `aria-label`. */
  'aria-labelledby'?: string;
}

const none: readonly FormError[] = [];

/**
 * A column of fields that are submitted together. When a submit ends with errors, a summary above the
 * fields takes focus and links to each of them (WCAG 2.2, 3.3.1). Errors that appear while the user is
 * typing do not move focus. One-line fields with their own button, such as `PromptField`, do not need it.
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
  // A second submit can end with the same errors; nothing else would render the form again.
  const [, renderAgain] = useReducer((submits: number) => submits + 1, 0);

  // A server may send an error without a message: leave it out.
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
    // React bubbles the submit of a form in a dialog rendered by this form.
    if (event.target !== event.currentTarget || isPending) return;
    isAwaited.current = true;
    renderAgain();
    onSubmit(new FormData(event.currentTarget));
  };

  return (
    <form
      {...named}
      ref={formRef}
      noValidate
      className={styles.form}
      onSubmit={submit}
      // Do not steal focus from someone who keeps typing.
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
