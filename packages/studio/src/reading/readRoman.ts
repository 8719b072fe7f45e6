import { cardinalWords, ordinalWords } from './numberWords.ts';

const VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 };
const NUMERAL = /^(?:XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/** The value of a Roman numeral up to 89; undefined if it is not one. */
function romanValue(written: string): number | undefined {
  if (written === '' || !NUMERAL.test(written)) return undefined;
  let value = 0;
  Array.from(written).forEach((letter, i) => {
    const own = VALUES[letter] ?? 0;
    value += own < (VALUES[written.charAt(i + 1)] ?? 0) ? -own : own;
  });
  return value;
}

const COUNTED =
  /^(?:chapter|part|act|scene|section|volume|phase|type|level|class|war|step|book|bowl|stage|tier|appendix|article|round|figure|group|world|title|division|schedule|annex|unit|mark)$/i;
const TITLE = /^(?:king|queen|pope|emperor|empress|tsar|czar|kaiser|prince|sultan|shah|saint|st)$/i;
/** First names that rulers and popes have had with a number. */
const RULERS: ReadonlySet<string> = new Set(
  (
    'Albert Alexander Alfonso Baldwin Benedict Boniface Carl Carlos Catherine Charles Christian ' +
    'Clement Cleopatra Constantine Darius David Edgar Edmund Edward Elizabeth Emmanuel Ferdinand ' +
    'Felipe Francis Franz Frederick Friedrich George Gregory Gustav Haakon Harald Harold Henri Henry ' +
    'Innocent Ivan James John Julius Juan Kenneth Leo Leopold Louis Malcolm Margaret Margrethe ' +
    'Maria Mary Matilda Mehmed Murad Napoleon Nero Nicholas Olav Otto Paul Pedro Peter Philip ' +
    'Philippe Pius Ptolemy Rameses Ramses Ramesses Richard Robert Rudolf Selim Sixtus Suleiman ' +
    'Umberto Urban Victor Wilhelm William Xerxes'
  ).split(' '),
);
/** Words that may follow a ruler's 'I', before which it is not the pronoun. */
const AFTER_FIRST = /^(?:of|was|is|had|reigned|ruled|died|and|became|who|to)$/;

/** Capitalised words that start sentences and take no number. */
const PLAIN =
  /^(?:the|a|an|my|your|our|their|his|her|in|on|at|by|of|and|or|for|with|to|this|that)$/i;

/**
 * Reads a Roman numeral as spoken words: an ordinal after a ruler's name ('Henry VIII'), otherwise a number
 * ('Chapter VIII', 'World War II'). Undefined if it may be letters.
 *
 * @param before - The words before it, the nearest last.
 */
export function readRoman(
  core: string,
  before: readonly string[],
  next: string | undefined,
): string[] | undefined {
  const owner = /^(.+)'s$/.exec(core);
  const value = romanValue(owner?.[1] ?? core);
  const previous = before.at(-1);
  if (value === undefined || previous === undefined) {
    return value !== undefined && /^(?:II|.{3,})$/.test(core)
      ? cardinalWords(`${value}`)
      : undefined;
  }
  if (isRuler(core, before, next))
    return owned(['the', ...ordinalWords(`${value}`)], owner !== null);
  const isCounted = COUNTED.test(previous);
  const isNamed = /^[A-Z][a-z]{2,}$/.test(previous) && !PLAIN.test(previous) && core.length === 2;
  const isNumeral = isCounted || (!core.includes('L') && (/^(?:II|.{3,})$/.test(core) || isNamed));
  return isNumeral ? owned(cardinalWords(`${value}`), owner !== null) : undefined;
}

function isRuler(core: string, before: readonly string[], next: string | undefined): boolean {
  const name = before.at(-1) ?? '';
  if (!RULERS.has(name)) return TITLE.test(before.at(-2) ?? '') && /^[A-Z][a-z]/.test(name);
  if (core !== 'I') return true;
  // 'With Henry I went home' and 'Elizabeth I of England'
  return next === undefined || AFTER_FIRST.test(next) || TITLE.test(before.at(-2) ?? '');
}

function owned(words: readonly string[], isOwner: boolean): string[] {
  return words.map((word, i) => (isOwner && i === words.length - 1 ? `${word}'s` : word));
}
