import { type CompositionEvent, useState } from 'react';

interface ComposedText {
  value: string;
  onChange: (text: string) => void;
  onCompositionStart: () => void;
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
}

/**
 * Props for a text field whose value is filtered as the user types: the field shows text that a dead key or
 * an input method is still composing unfiltered. Removing a sign of it, such as the accent that precedes its
 * letter, would end the composition.
 */
export function useComposedText(value: string, onChange: (text: string) => void): ComposedText {
  const [unfinished, setUnfinished] = useState<string | null>(null);
  return {
    value: unfinished ?? value,
    onChange: (text) => {
      if (unfinished !== null) setUnfinished(text);
      onChange(text);
    },
    onCompositionStart: () => setUnfinished(value),
    onCompositionEnd: ({ currentTarget }) => {
      setUnfinished(null);
      // Firefox reports the finished text only after this event, when the field already shows `value` again.
      onChange(currentTarget.value);
    },
  };
}
