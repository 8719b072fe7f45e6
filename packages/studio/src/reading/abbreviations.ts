/** Written forms that end in a full stop without ending a sentence; lower case, without the stop. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  (
    'mr mrs ms mx dr prof rev hon st sr jr capt col gen lt sgt gov sen rep pres messrs e.g i.e eg ' +
    'ie vs cf viz approx dept est fig figs inc ltd co corp vol pp eds ed ave blvd rd mt ft sq u.s u.k ' +
    'u.n e.u a.m p.m ph.d al jan feb mar apr jun jul aug sep sept oct nov dec'
  ).split(' '),
);

/** Abbreviations that are also words, or that end sentences unless a number follows. */
const BEFORE_NUMBER: ReadonlySet<string> = new Set(
  'no c ca rs apt ste min max sec art ch para ver ext tel mon tue tues wed thu thur thurs fri sat sun p'.split(
    ' ',
  ),
);

const CLOSING = /["'”’»)\]}」』）》]+$/u;
const OPENING = /^["'“‘«([{]+/u;

/**
 * Whether a written word is a known abbreviation or an initial ('Mr.', 'e.g.', 'J.').
 *
 * @param next - The word that follows: 'No.' and 'Sat.' abbreviate only before a number.
 */
export function isAbbreviation(word: string, next?: string): boolean {
  const bare = word.replace(OPENING, '').replace(CLOSING, '');
  if (!bare.endsWith('.')) return false;
  const stem = bare.slice(0, -1);
  if (/^\p{Lu}$/u.test(stem)) return true;
  // 'c. 1900', but 'in CA. 3 years later'
  const key = /^ca$/i.test(stem) ? stem : stem.toLowerCase();
  if (BEFORE_NUMBER.has(key)) return next !== undefined && /^\d/.test(next);
  return ABBREVIATIONS.has(key);
}

/**
 * Whether a written word ends a sentence.
 *
 * @param next - The word that follows, if any: if it starts in lower case, the sentence continues.
 */
export function endsSentence(word: string, next?: string): boolean {
  const bare = word.replace(CLOSING, '');
  if (!/[.!?…。！？؟۔।॥։።]$/u.test(bare)) return false;
  if (next === undefined) return true;
  if (/^\p{Ll}/u.test(next.replace(OPENING, ''))) return false;
  return !isAbbreviation(word, next);
}

/** Whether a written word ends a clause: a comma, colon, semicolon or dash follows it. */
export function endsClause(word: string): boolean {
  return /[,;:–—，、；：،؛፣]$|(?:^|.)-{2,}$|^-$/u.test(word.replace(CLOSING, ''));
}
