import type { CheckedFact } from '../../../../backend/scriptWriter.ts';
import { countWords } from '../../../../lib/countWords.ts';
import { isPlainlyEnglish } from '../detectLanguage.ts';

/** Why a model's answer is not used. */
export type AnswerFault = 'empty' | 'echo' | 'refusal' | 'language' | 'length' | 'facts' | 'form';

/** Specification section 9. */
const WORDS_PER_SECOND = 150 / 60;
/** A script may be this much shorter or longer than was asked. */
const LEAST = 0.5;
const MOST = 1.6;
/** Words of a script for which no length was asked. */
const FEWEST = 15;
const MANY = 500;

/** Tags, list signs and stage directions, which would be spoken. */
const IN_FORM = /<\/?[a-z]|^\s*(?:[-*•]|\d+[.)])\s|^\s*\(/imu;
/** What models say in place of a script. */
const REFUSAL =
  /^(?:i(?:['’]m|\sam)\s(?:very\s)?(?:sorry|unable)|sorry|i\s(?:cannot|can['’]t|can not|will not|won['’]t)\s|as an ai|as a language model|unfortunately, i\s)/iu;

/** Whether an answer is none, or has what nobody would speak. */
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

/** The answer without the wrapping that models like: quotes, fences, 'Here is your script:'. */
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
 * What is wrong with a model's answer; null where it can be used.
 *
 * @param facts of the prompt, as the script keeps them
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
