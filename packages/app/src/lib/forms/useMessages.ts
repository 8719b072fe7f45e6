import { useState } from 'react';

/** Validation messages of a form, by field. */
export type Messages<Field extends string> = Partial<Record<Field, string>>;

/** Validation messages from the last submit that still apply, in their current wording. */
export function remainingMessages<Field extends string>(
  said: Messages<Field>,
  now: () => Messages<Field>,
): Messages<Field> {
  // Most forms are valid most of the time: skip validation while there are no messages.
  const fields = Object.keys(said) as Field[];
  if (fields.length === 0) return said;
  const wrong = now();
  const open: Messages<Field> = {};
  for (const field of fields) if (wrong[field] !== undefined) open[field] = wrong[field];
  return open;
}

/** Returns messages as `Form` takes them, in the order of its fields. */
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
  /** Messages to show now. */
  errors: Messages<Field>;
  /** Validates on submit and shows the messages. @returns them; empty if the form can be sent */
  check: () => Messages<Field>;
  clear: () => void;
}

/**
 * The app's one way to show validation messages: a submit shows them, each is removed as its field is
 * fixed, and no new ones appear while the user types.
 */
export function useMessages<Values, Field extends string>(
  values: Values,
  validate: (values: Values) => Messages<Field>,
): FormMessages<Field> {
  const [said, setSaid] = useState<Messages<Field>>({});
  return {
    errors: remainingMessages(said, () => validate(values)),
    check: () => {
      const wrong = validate(values);
      setSaid(wrong);
      return wrong;
    },
    clear: () => setSaid({}),
  };
}
