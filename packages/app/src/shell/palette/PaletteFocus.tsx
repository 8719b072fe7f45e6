import { useAutocomplete } from 'react-aria/useAutocomplete';
import { type ReactNode, useRef, useState } from 'react';
import {
  AutocompleteStateContext,
  FieldInputContext,
  Provider,
  SelectableCollectionContext,
} from 'react-aria-components';

export interface PaletteFocusProps {
  text: string;
  onTextChange: (text: string) => void;
  /** A field, and the menu whose items its arrow keys move through. */
  children: ReactNode;
}

/**
 * React Aria's `Autocomplete`, built from its hook: the component is in the same file as its contexts,
 * which every field imports, so using it would put its code into every page's first load.
 */
export function PaletteFocus({ text, onTextChange, children }: PaletteFocusProps) {
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const menuRef = useRef<HTMLElement>(null);
  const state = {
    inputValue: text,
    setInputValue: onTextChange,
    focusedNodeId,
    setFocusedNodeId,
  };
  const { inputProps, collectionProps, collectionRef, filter } = useAutocomplete(
    { inputRef, collectionRef: menuRef },
    state,
  );
  return (
    <Provider
      values={[
        [AutocompleteStateContext, state],
        [FieldInputContext, { ...inputProps, ref: inputRef }],
        [SelectableCollectionContext, { ...collectionProps, filter, ref: collectionRef }],
      ]}
    >
      {children}
    </Provider>
  );
}
