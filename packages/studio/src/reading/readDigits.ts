import { letterWords } from './acronyms.ts';
import { lookUp } from './lexicon.ts';
import { cardinalWords, digitWords, pairWords } from './numberWords.ts';
import type { TokenContext } from './TokenContext.ts';

/** Near '9:16', which is a time elsewhere. */
const PICTURE =
  /^(?:16:9|4:5|1:1|portrait|vertical|landscape|aspect|ratio|formats?|videos?|films?|reels?|shorts?|stor(?:y|ies)|crop(?:ped)?)$/i;
/** Before a time of day, or the verse of a book. */
const BEFORE_TIME = /^(?:at|by|until|till|since|before|after|from|[A-Z][a-z]+)$/;
/** Beside one of these '2x' is a term of an equation, elsewhere 'two times'. */
const OPERATOR = /^[+=-]$/;
/** Counts before 'of'. */
const MANY: Readonly<Record<string, string>> = {
  '10s': 'tens',
  '100s': 'hundreds',
  '1000s': 'thousands',
  '1,000s': 'thousands',
  '10,000s': 'tens of thousands',
};
/** Numbers of emergency and crisis lines. */
const EMERGENCY = /^(?:911|112|999|988|101|111|000)$/;
const AFTER_CALL = /^(?:now|for|if|and|or|in|to|when|at|immediately|right)$/;
const CALLED = /^(?:call|calls|called|calling|dial|dialed|dialled|dialing|ring|phone|text)$/i;
/** The two letters of a state before its ZIP code. */
const STATE =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/;

/** Reads digits whose sense their neighbours give: the size of a picture, a phone number, a ZIP code. */
export function readDigits(
  core: string,
  { before, after, isPaused, isStopped }: TokenContext,
): string[] | undefined {
  const [previous = '', next = ''] = [before.at(-1), after[0]];
  if (core === '9:16' && !BEFORE_TIME.test(previous) && isNearPicture(before, after)) {
    return ['nine', 'to', 'sixteen'];
  }
  const [, factor, unknown] = /^(\d+)([abnxyz])$/.exec(core) ?? [];
  const isSum = [...before, ...after].includes('=');
  if (factor && unknown && isSum && (OPERATOR.test(previous) || OPERATOR.test(next))) {
    return [...cardinalWords(factor), ...letterWords(unknown)];
  }
  const many = next === 'of' ? lookUp(MANY, core) : undefined;
  if (many) return many.split(' ');
  const isLast = isPaused || isStopped || next === '';
  if (STATE.test(previous) && /^\d{5}$/.test(core) && isLast) return digitWords(core);
  const isCalled = CALLED.test(previous) && (isLast || AFTER_CALL.test(next));
  if (EMERGENCY.test(core) && isCalled) return digitWords(core);
  const isSize =
    (/^[x×]$/.test(next) && isPictureSize(core, after[1])) ||
    (/^[x×]$/.test(previous) && isPictureSize(before.at(-2), core));
  return isSize && !isSum ? pairWords(core) : undefined;
}

const isNearPicture = (before: readonly string[], after: readonly string[]): boolean =>
  [...before.slice(-2), ...after.slice(0, 2)].some((word) => PICTURE.test(word));

/** Whether two numbers may be the width and height of a picture in pixels. */
export const isPictureSize = (width: string | undefined, height: string | undefined): boolean =>
  [width, height].every((side) => /^\d{3,4}$/.test(side ?? ''));
