import { createContext, useContext } from 'react';
import type { FieldWords } from './FieldBody.tsx';

/** What the `Form` around a field says is wrong, by the field's `name`. */
export const FormErrors = createContext<ReadonlyMap<string, string>>(new Map());

interface FieldState extends Pick<FieldWords, 'errorMessage' | 'isInvalid'> {
  name?: string;
}

/**
 * What is wrong with a field: its own `errorMessage`, else what the `Form` around it says about its
 * name. Called by every field, so that a form's errors need not be handed to each by hand.
 */
export function useFieldError({ name, errorMessage, isInvalid }: FieldState) {
  const errors = useContext(FormErrors);
  const message = errorMessage ?? (name === undefined ? undefined : errors.get(name));
  return { errorMessage: message, isInvalid: isInvalid ?? message !== undefined };
}
