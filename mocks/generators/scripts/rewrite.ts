import { FILLERS, PLAIN, replaceWords, WARM } from './rewriteWords.ts';

export type RewriteManner = 'shorter' | 'longer' | 'simpler' | 'friendlier';

/** Gestures, pauses and gaps, and words with their pronunciation. They are never changed. */
const MARK = /((?:\S+\s+)?\[say\s[^[\]\r\n]{1,160}\]|\[[^[\]\r\n]{1,160}\])/u;

/** Changes the words between marks. */
const betweenMarks = (text: string, change: (words: string) => string): string =>
  text
    .split(MARK)
    .map((piece) => (MARK.test(piece) ? piece : change(piece)))
    .join('');

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
/** Abbreviations whose full stop the Unicode rules mistake for the end of a sentence. */
const ABBREVIATED = /(?:^|[\s(])(?:\p{Lu}|M[rsx]|Mrs|Dr|Prof|St|No|[ei]\.[ge]|[ap]\.m)\.\s*$/u;
const IN_MARK = /\[[^\]]*$/u;

/** Splits a text into sentences, each with the spaces after it. None ends inside a mark, or at 'Dr.'. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = sentences.at(-1) ?? '';
    const goesOn = ABBREVIATED.test(last) || IN_MARK.test(last);
    if (goesOn) sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences;
}

/** Whether a sentence contains anything that must not be lost: a figure, a name, a mark, a request. */
const hasFact = (sentence: string): boolean =>
  /[\d[$€£@]|\p{L}\.\p{L}|\b(?:must|please|need to|remember|not|never|bring|important)\b|n['’]t\b/iu.test(
    sentence,
  ) || /\p{Lu}/u.test(sentence.trim().slice(1).replaceAll(/\bI\b/gu, ''));

/** The fraction of the letters that *Shorter* aims to keep. */
const SHORTER = 0.7;
const lengthOf = (texts: readonly string[]): number => texts.join('').length;

function shorter(text: string): string {
  const tight = betweenMarks(text, (words) => replaceWords(words, FILLERS));
  // Keep the first sentence: it says what the passage is about.
  const [first = '', ...rest] = sentencesOf(tight);
  const kept = [first, ...rest];
  for (let at = rest.length; at > 0 && lengthOf(kept) > text.length * SHORTER; at -= 1) {
    const sentence = kept[at] ?? '';
    // Keep the line break after it, which ends a paragraph.
    if (!hasFact(sentence)) kept[at] = /\n\s*$/u.exec(sentence)?.[0] ?? '';
  }
  return kept.join('').replaceAll(/ +(?=\n)|\n+(?=\n\n)/gu, '');
}

/** In words; longer sentences are split in two. */
const LONG = 14;

function simpler(text: string): string {
  const plain = betweenMarks(text, (words) => replaceWords(words, PLAIN));
  return sentencesOf(plain)
    .map((sentence) => {
      if (sentence.split(/\s+/u).length <= LONG) return sentence;
      return betweenMarks(sentence, (words) =>
        words.replace(
          /(?:,\s+(and|but|so)|;)\s+((?:we|you|they|it|he|she|i|there|this|that)\b)/iu,
          (_, link: string | undefined, subject: string) => {
            const next = subject.charAt(0).toUpperCase() + subject.slice(1);
            return link === 'but' ? `. But ${subject}` : `. ${next}`;
          },
        ),
      );
    })
    .join('');
}

const friendlier = (text: string): string =>
  betweenMarks(text, (words) => replaceWords(words, WARM));

/** Only the user can say more, so the added text is gaps. */
const longer = (text: string): string =>
  `${text} For example, [an example]. It matters because [the reason].`;

const MANNERS: Readonly<Record<RewriteManner, (text: string) => string>> = {
  shorter,
  longer,
  simpler,
  friendlier,
};

/**
 * Rewrites a passage in another manner; its facts, marks and gaps are kept. Returns the same text if there
 * is nothing to change. Rule-based, for English.
 */
export function rewritePassage(passage: string, manner: RewriteManner): string {
  const [lead = ''] = /^\s*/u.exec(passage) ?? [];
  const [tail = ''] = /\s*$/u.exec(passage) ?? [];
  const words = passage.trim();
  return words === '' ? passage : `${lead}${MANNERS[manner](words).trim()}${tail}`;
}
