import type { RewriteManner } from '../../../../backend/scriptWriter.ts';
import { countWords } from '../../../../lib/format/countWords.ts';
import { detectLanguage, type LanguageModel } from '../detectLanguage.ts';
import { type AnswerFault, faultOfForm } from '../model/judgeAnswer.ts';

/** Minimum and maximum length of a rewritten passage, as a ratio of its original word count. */
const LENGTHS: Readonly<Record<RewriteManner, readonly [least: number, most: number]>> = {
  shorter: [0.25, 0.95],
  longer: [1.1, 3],
  simpler: [0.5, 1.6],
  friendlier: [0.6, 1.8],
};

/** Marks and gaps, and the word that a pronunciation applies to. */
const MARKS = /(?:\S+\s+)?\[say\s[^[\]\r\n]+\]|\[[^[\]\r\n]+\]/gu;
const marksOf = (text: string): string => (text.match(MARKS) ?? []).join('\n');
const figuresOf = (text: string): string[] =>
  text.replaceAll(MARKS, ' ').match(/\d+(?:[.,:]\d+)*/gu) ?? [];
/** Capitalised words that do not start a sentence. */
const namesOf = (text: string): string[] =>
  text.replaceAll(MARKS, ' ').match(/(?<=[\p{L}\p{N},;]\s)\p{Lu}[\p{L}\p{N}]+/gu) ?? [];

const isWithin = (some: readonly string[], text: string): boolean =>
  !some.some((each) => !text.includes(each));

/** Returns what is wrong with a passage that a model has rewritten; null if it can be used. */
export function judgeRewriting(
  answer: string,
  { passage, manner, model }: { passage: string; manner: RewriteManner; model: LanguageModel },
): AnswerFault | null {
  const fault = faultOfForm(answer);
  if (fault !== null) return fault;
  if (answer.trim() === passage.trim()) return 'echo';
  const language = detectLanguage(answer, model);
  if (language !== null && language !== 'en') return 'language';
  const share = countWords(answer) / Math.max(1, countWords(passage));
  const [least, most] = LENGTHS[manner];
  if (share < least || share > most) return 'length';
  if (marksOf(answer) !== marksOf(passage)) return 'facts';
  const isInvented = !isWithin(figuresOf(answer), passage);
  const isLost = !isWithin([...figuresOf(passage), ...namesOf(passage)], answer);
  return isInvented || isLost ? 'facts' : null;
}
