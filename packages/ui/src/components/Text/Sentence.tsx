import { useLocale } from 'react-aria-components';

/** Letters of Hebrew, Arabic and the other right-to-left scripts in their blocks. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** The text before a quoted name, the name, and the text after it. */
const QUOTED = /^(.*?["“])(.*)(["”].*)$/s;

export interface SentenceProps {
  /** Plain text, with a name written by a user in quotation marks. */
  children: string;
}

/**
 * A sentence of the app that contains a name chosen by a user: `“Spring tour” is ready.` The name keeps its
 * own direction and does not reorder the words and punctuation next to it. Use `dir="auto"` if the name
 * stands alone.
 */
export function Sentence({ children }: SentenceProps) {
  const { direction } = useLocale();
  const mayTurn = direction === 'rtl' || RIGHT_TO_LEFT.test(children);
  const parts = mayTurn ? QUOTED.exec(children) : null;
  // A single text node if nothing can be reordered, so that it is found and translated as a whole.
  if (!parts) return children;
  return (
    <>
      {parts[1]}
      <bdi>{parts[2]}</bdi>
      {parts[3]}
    </>
  );
}
