/**
 * Words that are spelled alike but have two pronunciations. Each is respelled so that the engine, which
 * knows one reading of a spelling, speaks the other.
 */

interface Homograph {
  /** Spelling for the verb in its base form. */
  verb?: string;
  /** Spelling for the noun. */
  noun?: string;
  /** Spelling if the context does not decide. */
  otherwise?: string;
}

const HOMOGRAPHS: Readonly<Record<string, Homograph>> = {
  wind: { verb: 'wined' },
  tear: { verb: 'tare', noun: 'teer', otherwise: 'teer' },
  tears: { verb: 'tares' },
  tearing: { otherwise: 'tare ing' },
  lead: { verb: 'leed', noun: 'leed', otherwise: 'leed' },
  read: { verb: 'reed', noun: 'reed', otherwise: 'reed' },
  reading: { otherwise: 'reeding' },
  readings: { otherwise: 'reedings' },
  lives: { verb: 'livs' },
  close: { verb: 'cloze' },
  desert: { verb: 'dessert' },
  object: { noun: 'obbject' },
  record: { verb: 'rekord' },
  present: { verb: 'prihzent' },
  presenter: { otherwise: 'prihzenter' },
  presenters: { otherwise: 'prihzenters' },
  use: { verb: 'uze' },
  house: { verb: 'houze' },
  excuse: { verb: 'excuze' },
  refuse: { verb: 'rifyooz' },
  separate: { verb: 'separait' },
  estimate: { verb: 'estimait' },
  project: { verb: 'prih ject' },
  projects: { verb: 'prih jects' },
  produce: { noun: 'proh duce' },
};

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const BEFORE_VERB = set(
  'to will would can could shall should may might must cannot do does did not ' +
    "don't doesn't didn't won't can't couldn't shouldn't wouldn't let's please i you we they who " +
    "i'll you'll we'll they'll he'll she'll it'll",
);
const BEFORE_NOUN = set(
  'a an the this that these those my your his her its our their no some any each every one in of ' +
    'on with for by from at',
);
/** Words that are skipped when looking for the deciding word. */
const BETWEEN = set(
  'never always also ever just only already often really simply not quickly soon then now both',
);
const SUBJECT = set('he she it who that which');
const HAVE = set("have has had having i've you've we've they've he's she's it's 's be been being");
const BE = set("is are was were be been being am i'm you're we're they're it's that's he's she's");
const PAST = set('yesterday ago earlier once');
const LIVE_THINGS = set(
  'music show shows stream streams event events demo demos video tv audience concert broadcast chat ' +
    'session sessions performance webinar data preview translation captions feed update updates ' +
    'streaming recording podcast radio support wire traffic caption view workshop q&a',
);
const BEFORE_LIVE = set(
  'go goes going went streamed broadcast stream recorded performed the a our',
);
const SMALL = set(
  'detail details amount amount amounts difference differences trace traces particle particles ' +
    'change changes quantity quantities crack cracks',
);
const METAL = set(
  'pipe pipes paint poisoning pencil pencils weight acid roof glass solder bullet ore',
);
const FRESH = set('fresh local organic seasonal farm raw dairy');
const FIERCE = set(
  'blazing bitter furious diplomatic political public family fierce huge terrible',
);
/** Words that follow 'row' as a quarrel; a row of seats continues with 'of'. */
const AFTER_QUARREL = set('with about over and but because yesterday');
const DETERMINERS = set('a an the this that these those my your his her its our their all it them');

/** A word's neighbours, lower case; undefined past either end. */
export interface Neighbours {
  /** Words before it, the nearest last. */
  before: readonly string[];
  /** Words after it. */
  after: readonly string[];
}

/**
 * Returns the respelling of a word with two readings, if its neighbours decide; undefined leaves it to the
 * engine, and to a mark in the script.
 */
export function readHomograph(word: string, { before, after }: Neighbours): string | undefined {
  const previous = before.findLast((each) => !BETWEEN.has(each));
  const next = after[0];
  switch (word) {
    case 'read':
      return isPastRead(before, previous) ? 'red' : 'reed';
    case 'live':
      return isLiveShow(before, next) ? 'lyve' : undefined;
    case 'lead':
      return next !== undefined && METAL.has(next) && previous !== 'to' ? 'led' : 'leed';
    case 'minute':
      return next !== undefined && SMALL.has(next) ? 'mynoot' : undefined;
    case 'bow':
      return isRibbonOrWeapon(before, after) ? 'bo' : undefined;
    case 'produce':
      if (previous !== undefined && FRESH.has(previous)) return 'proh duce';
      break;
    case 'row':
      return isQuarrel(before, next) ? 'rao' : undefined;
    case 'rows':
      return isQuarrel(before, next) ? 'rauze' : undefined;
    case 'lives':
      return previous !== undefined && SUBJECT.has(previous) ? 'livs' : undefined;
  }
  const known = Object.hasOwn(HOMOGRAPHS, word) ? HOMOGRAPHS[word] : undefined;
  if (!known) return undefined;
  return known[partOfSpeech(previous, next) ?? 'otherwise'] ?? known.otherwise;
}

function partOfSpeech(
  previous: string | undefined,
  next: string | undefined,
): 'verb' | 'noun' | undefined {
  if (previous === undefined) {
    // 'Close the door.' is a command; 'Wind is free.' is not.
    return next !== undefined && DETERMINERS.has(next) ? 'verb' : undefined;
  }
  if (BEFORE_VERB.has(previous)) return 'verb';
  return BEFORE_NOUN.has(previous) ? 'noun' : undefined;
}

function isPastRead(before: readonly string[], previous: string | undefined): boolean {
  if (previous === undefined) return false;
  // 'has she read', 'we have all read'
  const isPerfect = before
    .slice(-3)
    .some((each, i, last) => HAVE.has(each) && !last.slice(i + 1).includes('to'));
  if (isPerfect || BE.has(previous)) return true;
  // A third person without an s, or a time in the past, means the past tense.
  return ['he', 'she'].includes(previous) || before.some((each) => PAST.has(each));
}

function isLiveShow(before: readonly string[], next: string | undefined): boolean {
  const previous = before.at(-1);
  if (next !== undefined && LIVE_THINGS.has(next)) return true;
  if (previous === undefined) return false;
  return BE.has(previous) || BEFORE_LIVE.has(previous);
}

function isRibbonOrWeapon(before: readonly string[], after: readonly string[]): boolean {
  if (/^(?:ties?|strings?)$/.test(after[0] ?? '')) return true;
  if (after[0] === 'and' && /^arrows?$/.test(after[1] ?? '')) return true;
  return before.slice(-3).some((each) => /^(?:tie|tied|ribbon|violin|cello|hair)$/.test(each));
}

/** Whether 'row' means a quarrel: 'we had a row', 'a row about money', but not 'a row of seats'. */
function isQuarrel(before: readonly string[], next: string | undefined): boolean {
  if (before.at(-2) === 'in') return false;
  if (next === 'about' || FIERCE.has(before.at(-1) ?? '')) return next !== 'of';
  const isOne = before.at(-1) === 'a' || before.at(-1) === 'another';
  const wasHad = before.slice(-4).some((each) => /^(?:had|have|has|having)$/.test(each));
  return isOne && wasHad && (next === undefined || AFTER_QUARREL.has(next));
}
