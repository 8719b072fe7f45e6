import { createContext, useContext } from 'react';
import type { FieldWords } from './FieldBody.tsx';

/** Errors of the `Form` around a field, by the field's `name`. */
export const FormErrors = createContext<ReadonlyMap<string, string>>(new Map());

interface FieldState extends Pick<FieldWords, 'errorMessage' | 'isInvalid'> {
  name?: string;
}

/**
 * The error of a field: its own `errorMessage`, else the one of the `Form` around it for its name. Every
 * field calls it, so that a form's errors need not be passed to each.
 */
export function useFieldError({ name, errorMessage, isInvalid }: FieldState) {
  const errors = useContext(FormErrors);
  const message = errorMessage ?? (name === undefined ? undefined : errors.get(name));
  return { errorMessage: message, isInvalid: isInvalid ?? message !== undefined };
}
