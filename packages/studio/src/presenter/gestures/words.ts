/**
 * Words that trigger gestures, by language. A language that is missing here has no gestures triggered by
 * words: nothing is guessed.
 */

/** Returns a word's letters, digits and inner apostrophes, in lower case. */
export function bareWord(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const phrases = (list: string): readonly string[] => list.split(', ');

/** Greetings at the start of a script, by language. The gesture falls on their last word. */
export const GREETINGS: Readonly<Record<string, readonly string[]>> = {
  en: phrases(
    'hello, hi, hey, welcome, good morning, good afternoon, good evening, good day, greetings',
  ),
  de: phrases(
    'hallo, willkommen, herzlich willkommen, guten morgen, guten tag, guten abend, servus',
  ),
  fr: phrases('bonjour, bonsoir, salut, bienvenue'),
  es: phrases(
    'hola, bienvenidos, bienvenidas, bienvenido, buenos días, buenas tardes, buenas noches',
  ),
  it: phrases('ciao, salve, benvenuti, benvenute, benvenuto, buongiorno, buonasera'),
  pt: phrases('olá, oi, bem-vindos, bem-vindo, bom dia, boa tarde, boa noite'),
  nl: phrases('hallo, hoi, welkom, goedemorgen, goedemiddag, goedenavond, goedendag'),
};

/** Goodbyes at the end of a script. */
export const GOODBYES: Readonly<Record<string, readonly string[]>> = {
  en: phrases('goodbye, bye, bye-bye, see you soon, see you next time, see you later, farewell'),
  de: phrases('tschüss, tschüs, auf wiedersehen, bis bald'),
  fr: phrases('au revoir, à bientôt'),
  es: phrases('adiós, hasta luego, hasta pronto'),
  it: phrases('arrivederci, a presto'),
  pt: phrases('tchau, até logo'),
  nl: phrases('doei, tot ziens'),
};

/** Words before the last item of a list. */
export const LAST_ITEM: Readonly<Record<string, ReadonlySet<string>>> = {
  en: set('and or'),
  de: set('und oder'),
  fr: set('et ou'),
  es: set('y e o u'),
  it: set('e ed o'),
  pt: set('e ou'),
  nl: set('en of'),
};

/** Number words that fingers can show. Digits are the same in all languages. */
const COUNTS: Readonly<Record<string, string>> = {
  en: 'one two three four five',
};

const ORDINALS = 'first second third fourth fifth'.split(' ');
const ORDINAL_ADVERBS = 'firstly secondly thirdly fourthly fifthly'.split(' ');

/** 1–5 for a number's word or digit; 0 for all others. */
export function countOf(word: string, language: string): number {
  if (/^[1-5]$/u.test(word)) return Number(word);
  return (COUNTS[language]?.split(' ') ?? []).indexOf(word) + 1;
}

/** 1–5 for 'first' and 'firstly' to 'fifth' and 'fifthly'; 0 for all others. English. */
export function ordinalOf(word: string): number {
  return Math.max(ORDINALS.indexOf(word), ORDINAL_ADVERBS.indexOf(word)) + 1;
}

/** English words that help to recognise where a counted thing starts or ends. */
export const EN = {
  /** Words after a number that show it does not count things. */
  notThings: set(
    "hundred thousand million billion percent per and or to of in at as am pm o'clock times-table more halves thirds quarters fifths",
  ),
  /** Words after an ordinal: 'the second step', but not 'the second time'. */
  ordered: set(
    'step thing point reason part question rule idea tip way option mistake lesson part chapter stage phase item goal key',
  ),
  nods: set('yes exactly absolutely definitely indeed certainly'),
  shakes: set('never'),
  /** A shake if they are a clause of their own: 'No, …'. */
  refusals: set('no nope'),
  /** Words that make a part between commas a clause rather than an item of a list. */
  clausal: set(
    'i you he she it we they this that there who which what when where why how if is are was were be been has have had do does did will would can could should must may might said says so then but because while although however',
  ),
  /** Unstressed words. */
  weak: set(
    "a an the and or but nor so yet of to in on at by for from with as into onto than that this these those it its it's i i'm you your you're he she we our we're they their them his her him me my is are was were am be been being do does did has have had will would can could should may might must shall not if then there here what which who when where how all some any each just also very too about up out off over under more most no own same such only",
  ),
} as const;
