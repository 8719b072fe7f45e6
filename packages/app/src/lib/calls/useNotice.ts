import { toast, type ToastOptions } from '@lectern/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Shows a notice once for as long as there is a message, even though effects run twice in StrictMode. For
 * what a page finds out; in handlers of user actions, call `toast.show` instead.
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
