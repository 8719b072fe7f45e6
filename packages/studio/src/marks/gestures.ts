/**
 * Gestures that a mark can request, and how they are written: `[wave]`, `[Thumbs up]`, `[count three]`.
 */

export const GESTURES = [
  'wave',
  'open',
  'thumb up',
  'contrast',
  'point left',
  'point right',
  'point up',
  'point you',
  'count 1',
  'count 2',
  'count 3',
  'count 4',
  'count 5',
  'list',
  'nod',
  'shake',
  'smile',
  'look left',
  'look right',
] as const;
export type Gesture = (typeof GESTURES)[number];

const NUMBERS = ['one', 'two', 'three', 'four', 'five'] as const;

/** Other ways in which people write them. */
const ALIASES: readonly (readonly [string, Gesture])[] = [
  ['wave hand', 'wave'],
  ['open palms', 'open'],
  ['open hands', 'open'],
  ['open arms', 'open'],
  ['thumbs up', 'thumb up'],
  ['on the other hand', 'contrast'],
  ['point to the left', 'point left'],
  ['point to the right', 'point right'],
  ['point upwards', 'point up'],
  ['point to you', 'point you'],
  ['point at you', 'point you'],
  ['point to viewer', 'point you'],
  ['to viewer', 'point you'],
  ['listing', 'list'],
  ['nod head', 'nod'],
  ['shake head', 'shake'],
  ['look to the left', 'look left'],
  ['look to the right', 'look right'],
];

const BY_NAME: ReadonlyMap<string, Gesture> = new Map([
  ...GESTURES.map((gesture) => [gesture, gesture] as const),
  ...ALIASES,
]);

/** 'waves' and 'waving', as in a stage direction. Not 'opening' and 'listing', which are also titles. */
const FORMS = /^(wav|nod|shak|smil|point|look)(?:e?s|(?<=nod)ding|ing)(?= |$)/u;
const STEMS: Readonly<Record<string, string>> = { wav: 'wave', shak: 'shake', smil: 'smile' };

/** Normalises case, spaces, hyphens, the form of the verb and written numbers. */
function normalName(written: string): string {
  return written
    .toLowerCase()
    .replaceAll(/[\s_-]+/gu, ' ')
    .trim()
    .replace(FORMS, (_, stem: string) => STEMS[stem] ?? stem)
    .replace(/^count(?: to)? (\S+)$/u, (_, number: string) => {
      const index = NUMBERS.findIndex((word) => word === number);
      return `count ${index === -1 ? number : index + 1}`;
    });
}

/** Returns the gesture that a mark's words request; null for others. */
export function gestureOf(written: string): Gesture | null {
  return BY_NAME.get(normalName(written)) ?? null;
}

/**
 * Movements that no presenter makes, and that mean nothing else: 'run', 'step' or 'play' are also button
 * names.
 */
const MOVES =
  'juggle|clap|applaud|bow|curtsy|shrug|wink|blink|dance|jump|hop|salute|facepalm|frown|grin|smirk|pout|' +
  'laugh|giggle|chuckle|cry|sob|sigh|yawn|cough|sneeze|hug|kiss|kneel|sit down|stand up|beckon|squint|' +
  'stare|gasp|gesture|gesticulate|cartwheel|high five|fist bump|fist pump|air quotes?|peace sign|' +
  '(?:raise|lift|lower|cross|fold|wave|open|close|clap|rub|show|spread|shake|use|move) ' +
  '(?:(?:your|his|her|their|the|one|both|left|right) )?(?:hands?|arms?|palms?|fingers?|fists?|head|eyes?|eyebrows?|brows?|shoulders?)|' +
  'snap fingers?|roll eyes|thumbs? (?:down|left|right|sideways)|point|point (?:down|back|away|forwards?|here|there)|' +
  'look|look (?:up|down|away|back|here|there|at (?:you|viewer|camera))|nod (?:yes|no|off|twice)|' +
  String.raw`wave (?:goodbye|hello|left|right|both|twice)|smile (?:wide|big)|big smile|count (?:0|[6-9]|\d{2,3}|six|seven|eight|nine|ten)`;

const IS_MOVE = new RegExp(`^(?:${MOVES})$`, 'u');

/** Whether a name is a movement in the form of a stage direction: 'claps', 'clapping', 'juggling'. */
const isMove = (name: string): boolean =>
  [name, name.replace(/e?s$/u, ''), name.replace(/s$/u, '')].some((form) => IS_MOVE.test(form)) ||
  [name.replace(/ing$/u, ''), name.replace(/ing$/u, 'e'), name.replace(/(\w)\1ing$/u, '$1')].some(
    (form) => IS_MOVE.test(form),
  );

/** Returns the first index at which two names of ASCII letters differ. */
function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/**
 * Whether a text is a name with a typo: two letters swapped, one doubled, one left out. In a short name
 * another letter makes another word ('save'), in a long one it does not.
 */
function isSlip(written: string, name: string): boolean {
  const at = firstDifference(name, written);
  if (written.length === name.length) {
    const swapped = `${name.slice(0, at)}${name[at + 1] ?? ''}${name[at] ?? ''}${name.slice(at + 2)}`;
    const isLong = name.length >= 9 && name.slice(at + 1) === written.slice(at + 1);
    return at < name.length && (written === swapped || isLong);
  }
  const [long, short] = written.length > name.length ? [written, name] : [name, written];
  if (long.slice(0, at) + long.slice(at + 1) !== short) return false;
  return long === written ? long[at] === long[at - 1] : name.length >= 5 && at > 0;
}

/**
 * Whether words in brackets can only be meant as a gesture, although they name none: a movement of the body
 * (`juggle`, `clap`, `count 7`), or a typo (`wvae`, `point lft`). Words that may be text of the script
 * (`sic`, `1`, `your name`, `the president`) do not count.
 */
export function isNearGesture(written: string): boolean {
  const name = normalName(written);
  return isMove(name) || GESTURES.some((known) => isSlip(name, known));
}
