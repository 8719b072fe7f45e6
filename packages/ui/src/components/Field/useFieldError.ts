import { createContext, useContext } from 'react';
import type { FieldWords } from './FieldBody.tsx';

/** Errors of the `Form` around a field, keyed by the field's `name`. */
export const FormErrors = createContext<ReadonlyMap<string, string>>(new Map());

interface FieldState extends Pick<FieldWords, 'errorMessage' | 'isInvalid'> {
  name?: string;
}

/**
 * Returns the error of a field: its own `errorMessage`, or otherwise the one that the `Form` around it has
 * for its name. Every field calls it, so a form's errors need not be passed to each.
 */
export function useFieldError({ name, errorMessage, isInvalid }: FieldState) {
  const errors = useContext(FormErrors);
  const message = errorMessage ?? (name === undefined ? undefined : errors.get(name));
  return { errorMessage: message, isInvalid: isInvalid ?? message !== undefined };
}
