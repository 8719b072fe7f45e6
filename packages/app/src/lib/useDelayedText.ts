import { useEffect, useEffectEvent, useState } from 'react';

/** Long enough to avoid a request per letter, short enough to feel live. */
const DELAY_MS = 250;

/**
 * The text of a field whose value is kept elsewhere (the URL): typing shows at once, and is committed when
 * it pauses. A value that changes elsewhere (Back, a reset) replaces the field's text.
 */
export function useDelayedText(
  value: string,
  commit: (text: string) => void,
): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const [committed, setCommitted] = useState<string | null>(null);
  const commitNow = useEffectEvent(commit);

  if (value !== lastValue) {
    setLastValue(value);
    // Our own commit comes back as a value, perhaps after more typing.
    if (value === committed) setCommitted(null);
    else setText(value);
  }
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => {
      setCommitted(text);
      commitNow(text);
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, value]);

  return [text, setText];
}
