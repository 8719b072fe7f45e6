import { useState } from 'react';

/** What is wrong with a form, in words, by field. */
export type Messages<Field extends string> = Partial<Record<Field, string>>;

/** Validation messages from the last submit that still apply, in their newest words. */
export function stillWrong<Field extends string>(
  said: Messages<Field>,
  now: () => Messages<Field>,
): Messages<Field> {
  // Most forms are sound most of the time: nothing is checked while nothing was said.
  const fields = Object.keys(said) as Field[];
  if (fields.length === 0) return said;
  const wrong = now();
  const open: Messages<Field> = {};
  for (const field of fields) if (wrong[field] !== undefined) open[field] = wrong[field];
  return open;
}

/** Messages as `Form` takes them, in the order of its fields. */
export function inOrder<Field extends string>(
  messages: Messages<Field>,
  fields: readonly Field[],
): { name: Field; message: string }[] {
  return fields.flatMap((name) => {
    const message = messages[name];
    return message === undefined ? [] : [{ name, message }];
  });
}

export interface FormMessages<Field extends string> {
  /** To show now. */
  errors: Messages<Field>;
  /** At a submit: says what is wrong. @returns it; empty where the form can be sent */
  check: () => Messages<Field>;
  clear: () => void;
}

/**
 * The app's one way of validation messages: a submit says what is wrong, each message goes as its
 * field is put right, and nothing new is said while the user types.
 */
export function useMessages<Values, Field extends string>(
  values: Values,
  validate: (values: Values) => Messages<Field>,
): FormMessages<Field> {
  const [said, setSaid] = useState<Messages<Field>>({});
  return {
    errors: stillWrong(said, () => validate(values)),
    check: () => {
      const wrong = validate(values);
      setSaid(wrong);
      return wrong;
    },
    clear: () => setSaid({}),
  };
}
