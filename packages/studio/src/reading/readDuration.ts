import { cardinalWords } from './numberWords.ts';
import { isBeforeNoun } from './readSense.ts';
import type { TokenContext } from './TokenContext.ts';

const HOURS = /^\d{1,3}h(?:rs?)?$/;
const MINUTES = /^\d{1,3}m(?:ins?)?$/;
const SECONDS = /^\d{1,3}s(?:ecs?)?$/;
const WHOLE = /^(?:(\d{1,3})h)?(?:(\d{1,3})m(?:in)?)?(?:(\d{1,2})s)?$/;
/** Nouns whose length is told in seconds. */
const FILM =
  /^(?:ads?|adverts?|spots?|clips?|teasers?|promos?|intros?|outros?|timers?|countdowns?|pauses?|delays?|timeouts?)$/;
/** Usual lengths of ads that are decades elsewhere. */
const AD = /^(?:20|30|60)s$/;
const DECADE = /^[2-9]0s$/;
const LENGTHS = ['hour', 'minute', 'second'];

/** The other end of a range: '5s - 10s', 'between 5s and 10s'. */
function otherEnd({ before, after }: TokenContext): string {
  const isTo = (word = '') => /^(?:[-–]|to|and)$/.test(word);
  if (isTo(before.at(-1))) return before.at(-2) ?? '';
  return isTo(after[0]) ? (after[1] ?? '') : '';
}

/** Reads a range of seconds whose ends are joined: '5s-10s', '5–10s'. Two round numbers are decades. */
function readSeconds(core: string, isAdjective: boolean): string[] | undefined {
  const [, from, to] = /^(\d{1,3})s?[-–](\d{1,3})s$/.exec(core) ?? [];
  if (!from || !to || (DECADE.test(`${from}s`) && DECADE.test(`${to}s`))) return undefined;
  return [...cardinalWords(from), 'to', ...cardinalWords(to), isAdjective ? 'second' : 'seconds'];
}

/**
 * Reads a duration whose units are single letters: '2h30m', '1m 20s', 'a 30s ad'. Without such company 'm'
 * is metres, and '30s' a decade or marks: undefined.
 */
export function readDuration(core: string, context: TokenContext): string[] | undefined {
  const { before, after, isPaused } = context;
  const [previous = '', next = ''] = [before.at(-1), after[0]];
  const [, ...parts] = WHOLE.exec(core) ?? [];
  const given = parts.filter((part) => part !== undefined).length;
  const isMinutes = MINUTES.test(core) && (HOURS.test(previous) || SECONDS.test(next));
  const isBeforeFilm = FILM.test(next) && !isPaused && !/^the$/i.test(previous);
  const isAdjective = isBeforeFilm || isBeforeNoun(previous, next);
  const seconds = readSeconds(core, isAdjective);
  if (seconds) return seconds;
  const isLength = !DECADE.test(core) || AD.test(core);
  const end = otherEnd(context);
  const isRange = SECONDS.test(end) && !(DECADE.test(core) && DECADE.test(end));
  const isSeconds =
    SECONDS.test(core) && (MINUTES.test(previous) || isRange || (isBeforeFilm && isLength));
  // 'all 10s' are marks, and 'tens of' is a number.
  const isTen = core === '10s' && /^(?:an?|in|for|every|within|after|last|next)$/i.test(previous);
  if (given === 0 || !(given > 1 || isMinutes || isSeconds || isTen)) return undefined;
  return parts.flatMap((count, i) => {
    if (count === undefined) return [];
    const ending = count === '1' || isAdjective ? '' : 's';
    return [...cardinalWords(count), `${LENGTHS[i]}${ending}`];
  });
}
