import { useLocale } from 'react-aria-components';

/** A letter of Hebrew, Arabic and the other scripts of their blocks, which run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** The words before a quoted name, the name, and the words after it. */
const QUOTED = /^(.*?["“])(.*)(["”].*)$/s;

export interface SentenceProps {
  /** Plain words; a name that a user wrote is in quotation marks. */
  children: string;
}

/**
 * A sentence of the app with a user's name for something in it: `“Spring tour” is ready.` The name keeps
 * its own direction, and does not turn round the words and marks beside it. Use `dir="auto"` where the
 * name is all there is.
 */
export function Sentence({ children }: SentenceProps) {
  const { direction } = useLocale();
  const mayTurn = direction === 'rtl' || RIGHT_TO_LEFT.test(children);
  const parts = mayTurn ? QUOTED.exec(children) : null;
  // One text where nothing can turn round: it is found and translated whole.
  if (!parts) return children;
  return (
    <>
      {parts[1]}
      <bdi>{parts[2]}</bdi>
      {parts[3]}
    </>
  );
}
