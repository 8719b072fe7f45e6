import { cardinalWords } from './numberWords.ts';
import type { TokenContext } from './TokenContext.ts';

/** Those who are counted one by one: 'four out of five dentists'. */
const COUNTED =
  /^(?:people|persons|men|women|children|kids|adults|users|viewers|customers|clients|buyers|shoppers|teams|companies|businesses|startups|brands|employees|workers|managers|leaders|developers|designers|marketers|students|teachers|parents|patients|doctors|dentists|nurses|experts|respondents|households|families|voters|americans|stars)$/i;
/** Words before a mark that someone gave. */
const RATED = /^(?:rated|rate|rates|rating|score|scores|scored|scoring|graded)$/i;

/** Words before a day: 'on 10/10'. */
const DATED = /^(?:on|by|until|till|before|after|since|from|due)$/i;

/**
 * Reads a part of a group, or a mark, as 'nine out of ten', where the fraction would be 'nine tenths':
 * '9/10 people', 'rated 4/5', '10/10'. A fraction stays one before 'of': '1/10 of users'.
 */
export function readShare(core: string, { before, after }: TokenContext): string[] | undefined {
  const [, part, whole] = /^(\d{1,3})\/(\d{1,3})$/.exec(core) ?? [];
  if (!part || !whole || Number(part) > Number(whole)) return undefined;
  const [previous = '', next = ''] = [before.at(-1), after[0]];
  if (DATED.test(previous) || core === '9/11') return undefined;
  const isFull = part === whole && /^(?:5|10|100)$/.test(whole) && next !== 'deadline';
  const isRated = RATED.test(previous) && !/^(?:of|off|price)$/.test(next);
  if (!isFull && !isRated && !COUNTED.test(next)) return undefined;
  return [...cardinalWords(part), 'out', 'of', ...cardinalWords(whole)];
}
