import type { CheckedFact } from '../../../../backend/scriptWriter.ts';
import { countWords } from '../../../../lib/format/countWords.ts';
import { isPlainlyEnglish } from '../detectLanguage.ts';

/** Reason why a model's response is rejected. */
export type AnswerFault = 'empty' | 'echo' | 'refusal' | 'language' | 'length' | 'facts' | 'form';

/** Specification section 9. */
const WORDS_PER_SECOND = 150 / 60;
/** Tolerance: a script may be this much shorter or longer than requested. */
const LEAST = 0.5;
const MOST = 1.6;
/** Limits in words for a script without a requested length. */
const FEWEST = 15;
const MANY = 500;

/** Tags, list markers and stage directions, which would be spoken. */
const IN_FORM = /<\/?[a-z]|^\s*(?:[-*•]|\d+[.)])\s|^\s*\(/imu;
/** Openings of responses in which models refuse to write. */
const REFUSAL =
  /^(?:i(?:['’]m|\sam)\s(?:very\s)?(?:sorry|unable)|sorry|i\s(?:cannot|can['’]t|can not|will not|won['’]t)\s|as an ai|as a language model|unfortunately, i\s)/iu;

/**
 * Returns whether a response is empty, a refusal, or contains text that should not be spoken; null
 * otherwise.
 */
export function faultOfForm(answer: string): 'empty' | 'refusal' | 'form' | null {
  if (countWords(answer) === 0) return 'empty';
  if (REFUSAL.test(answer)) return 'refusal';
  return IN_FORM.test(answer) ? 'form' : null;
}

const letters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Returns the response without the wrapping that models like to add: quotes, fences, 'Here is your
 * script:'.
 */
export function unwrapped(answer: string): string {
  return answer
    .replaceAll(/^```\w*\s*|\s*```$/gu, '')
    .replace(/^(?:sure[,!.]?\s*)?here(?:’s|'s| is)[^\n:]{0,60}:\s*/iu, '')
    .replaceAll(/\*\*|^#+\s*/gmu, '')
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim()
    .replace(/^["“]([^"“”]*)["”]$/u, '$1');
}

/**
 * Returns what is wrong with a model's response; null if it can be used.
 *
 * @param facts of the prompt, as the script contains them
 */
export function judgeAnswer(
  script: string,
  { prompt, facts }: { prompt: string; facts: readonly CheckedFact[] },
): AnswerFault | null {
  const words = countWords(script);
  const fault = faultOfForm(script);
  if (fault !== null) return fault;
  if (letters(script).includes(letters(prompt)) && words < countWords(prompt) + FEWEST)
    return 'echo';
  if (!isPlainlyEnglish(script)) return 'language';
  const seconds = facts.find((fact) => fact.seconds !== null)?.seconds ?? null;
  const wanted = seconds === null ? null : seconds * WORDS_PER_SECOND;
  const isShort = words < (wanted === null ? FEWEST : wanted * LEAST);
  if (isShort || words > (wanted === null ? MANY : wanted * MOST)) return 'length';
  return facts.some(({ places }) => places === null) ? 'facts' : null;
}
