import { toast, type ToastOptions } from '@lectern/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Shows a notice once for as long as there is a sentence, though effects run twice in StrictMode.
 * For what a page finds out; call `toast.show` instead in the handler of what the user did.
 */
export function useNotice(
  sentence: string | null,
  look: Omit<ToastOptions, 'children'> = {},
): void {
  const told = useRef<string | null>(null);
  const tell = useEffectEvent((children: string) => toast.show({ ...look, children }));
  useEffect(() => {
    if (sentence !== null && told.current !== sentence) tell(sentence);
    told.current = sentence;
  }, [sentence]);
}
