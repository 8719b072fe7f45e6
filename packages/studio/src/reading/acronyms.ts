/** Capitals that are read as a word although they look like an acronym. */
const READ_AS_WORD: ReadonlySet<string> = new Set(
  (
    'ALL AM AN AND ANY ARE AS ASK AT BAD BE BEST BIG BOX BUT BUY BY CAN DAY DID DO DON FAR FEW FOR FUN ' +
    'GET GO GOT HAD HAS HE HER HEY HIM HIS HOT HOW IF IN IS ITS JOB KEY LET LOT LOW MAN MAY ME MY ' +
    'NEW NO NOT NOW OF OFF OH OLD ON ONE OR OUR OUT OWN PAY PER PUT RED RUN SAD SAY SEE SET SHE SIX ' +
    'SO TEN THE TO TOO TOP TRY TWO UP USE VERY WAS WAY WE WHO WHY WIN WON WOW YES YET YOU ' +
    'RAM ROM PIN SIM GIF NASA NATO LASER RADAR FIFA UEFA COVID OPEC UNESCO UNICEF'
  ).split(' '),
);

/** Spelled out even in a sentence that is all in capitals. */
const ALWAYS_SPELLED: ReadonlySet<string> = new Set(
  (
    'AI API APIS CEO CFO CTO USA UK EU UN FBI CIA BBC CNN DNA PDF URL HTML CSS HTTP GPS ATM FAQ DIY ' +
    'SEO UI UX HR PR TV PC ID KPI ROI GPT LLM CRM ERP SDK CPU GPU USB SMS VIP RSVP'
  ).split(' '),
);

const STARTS =
  /^(?:[bcdfghjklmnpqrstvwxz]?[aeiouy]|[bcfgkps]l|[bcdfgkpt]r|[dst]w|s[chkmnpqt]|[cstpw]h|kn|wr|qu|str|spr|scr|spl|shr|thr)/;
const ENDS =
  /(?:[aeiouy][bcdfghjklmnpqrstvwxz]?|ck|ct|ft|l[bdfkmpt]|mp|n[cdgkt]|pt|r[bcdfgklmnpst]|s[kmpt]|ss|ll|ff|zz|[cst]h|[bdfgklmnpt]s)$/;

function isPronounceable(capitals: string): boolean {
  const word = capitals.toLowerCase();
  return STARTS.test(word) && ENDS.test(word) && !/[^aeiouy]{4}|[aeiou]{3}|(.)\1\1/.test(word);
}

/** Pairs of consonants that end English words; capitals that end in any other pair are not a word. */
const LAST_PAIRS: ReadonlySet<string> = new Set(
  (
    'bb bs bt ch ck cs ct dd ds ff fs ft gg gh gm gn gs hm hs ks lb ld lf lk ll lm ln lp ls lt lv mb ' +
    'mn mp ms nc nd ng nk nn ns nt nx nz ph pp ps pt rb rc rd rf rg rk rl rm rn rp rr rs rt rv rz ' +
    'sh sk sm sp ss st tch th ts tt tz wd wk wl wn ws xt zz hn'
  ).split(' '),
);

/** Whether letters could be a word at all: the lenient test, for text in capitals. */
export function isSpeakable(letters: string): boolean {
  const word = letters.toLowerCase();
  return /[aeiouy]/.test(word) && (!/[^aeiouy]{2}$/.test(word) || LAST_PAIRS.has(word.slice(-2)));
}

/**
 * Whether a run of capitals is read letter by letter.
 *
 * @param isShouting - Whether the sentence around it is in capitals, so that capitals mean nothing.
 */
export function isSpelled(capitals: string, isShouting: boolean): boolean {
  if (ALWAYS_SPELLED.has(capitals)) return true;
  if (isShouting) return !isSpeakable(capitals);
  if (READ_AS_WORD.has(capitals)) return false;
  return capitals.length <= 3 || !isPronounceable(capitals);
}

/** Names of letters. 'a' alone would be read as the article, 'I' as the pronoun. */
const LETTER_NAMES: Readonly<Record<string, string>> = { a: 'ay', i: 'eye', w: 'double you' };

export function letterWords(letters: string): string[] {
  return Array.from(letters.toLowerCase(), (letter) => LETTER_NAMES[letter] ?? letter).flatMap(
    (name) => name.split(' '),
  );
}

/** Before one of these, or next to another word in capitals, IT is the pronoun. */
const AFTER_PRONOUN =
  /^(?:is|isn't|was|wasn't|has|had|will|won't|would|can|can't|could|does|doesn't|did|should|must|may|might|works?|takes?|makes?|goes|feels?|looks?|seems?|becomes?|all|up|now|out)$/i;
const BEFORE_NOUN = /^(?:the|our|an|your|their|my|his|her|in|of|and|for|with)$/;

/** Whether capitals that could be a pronoun ('IT', 'US') are one here. */
export function isLoudPronoun(
  capitals: string,
  previous: string | undefined,
  next: string | undefined,
): boolean {
  if (capitals !== 'IT' && capitals !== 'US') return false;
  const isLoudWord = (word = ''): boolean => READ_AS_WORD.has(word) || word === 'JUST';
  if (isLoudWord(previous) || isLoudWord(next)) return true;
  if (capitals === 'US' || next === undefined) return false;
  return AFTER_PRONOUN.test(next) && !BEFORE_NOUN.test(previous ?? '');
}

/** Adds a plural or possessive ending: API, s → ay p eye's. */
export function withEnding(words: readonly string[], ending: string): string[] {
  const last = words.at(-1);
  return last === undefined ? [] : [...words.slice(0, -1), `${last}'${ending}`];
}
