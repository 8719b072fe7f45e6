/** A pattern and its replacement; `$1` and so on are the expression's groups. */
type Replacement = readonly [RegExp, string];

/** Otherwise 'an additional fee' would become 'an more fee', and 'your purchase' 'your buy'. */
const NOT_AFTER = String.raw`(?<!\b(?:an?|the|this|that|each|any|every|no|my|our|your|his|her|its|their)\s)`;

/** Words that a sentence can lose without changing its meaning. After 'not', they may be all of it. */
export const FILLERS: readonly Replacement[] = [
  [/\bin order to\b/giu, 'to'],
  [/\bdue to the fact that\b/giu, 'because'],
  [/\bat this point in time\b/giu, 'now'],
  [/\b(?:a large number of|a lot of)\b/giu, 'many'],
  [
    /(?<!\bnot|n['’]t|\b(?:an?|the|how|so|too))\s(?:really|very|quite|actually|basically|simply|certainly|definitely|as you know|in fact)(?=\s\p{Ll})/gu,
    '',
  ],
];

/** Long words, and the plain words for them. */
export const PLAIN: readonly Replacement[] = [
  [/(?<!\b(?:an|the|this|that|each|every|our|your)\s)\badditional\b/giu, 'more'],
  ...(
    [
      ['utili[sz]e', 'use'],
      ['commence', 'start'],
      ['approximately', 'about'],
      ['purchase', 'buy'],
      ['assist', 'help'],
      ['assistance', 'help'],
      ['require', 'need'],
      ['requires', 'needs'],
      ['demonstrate', 'show'],
      ['demonstrates', 'shows'],
      ['numerous', 'many'],
      ['sufficient', 'enough'],
      ['prior to', 'before'],
      ['subsequent to', 'after'],
      ['in order to', 'to'],
      ['regarding', 'about'],
      ['individuals', 'people'],
      ['obtain', 'get'],
      ['attempt to', 'try to'],
      ['ensure that', 'make sure that'],
      ['in the event that', 'if'],
      ['due to the fact that', 'because'],
      ['with regard to', 'about'],
      ['endeavou?r to', 'try to'],
    ] as const
  ).map(([from, to]): Replacement => [new RegExp(String.raw`${NOT_AFTER}\b${from}\b`, 'giu'), to]),
];

/** The start of a clause, so that 'I know who you are' is not contracted. */
const CLAUSE = String.raw`(?<=^|[.!?,;:]\s+|\n|\b(?:and|but|so|because|if|when)\s)`;
/** A clause that ends here stresses its verb: 'Yes, we are.' */
const GOES_ON = String.raw`(?=\s\p{L})`;

const contraction = (words: string, short: string): Replacement => [
  new RegExp(`${CLAUSE}${words}${GOES_ON}`, 'giu'),
  short,
];

/** Formal phrases, and how people say them. */
export const WARM: readonly Replacement[] = [
  [/\bHello\./gu, 'Hi there!'],
  [/\bGood (morning|afternoon|evening)\./gu, 'Good $1!'],
  [/\bWelcome to ([^.!?[\]]+)\.(?=\s|$)/gu, 'Welcome to $1!'],
  [/\bIt is (?:necessary|important) to\b/gu, 'Please remember to'],
  [/\bYou must not\b/gu, 'Please do not'],
  [/\bYou must\b/gu, 'Please'],
  [/\bThank you for your attention\./gu, 'Thank you for listening!'],
  [/\bSee you there\./gu, 'See you there!'],
  contraction(String.raw`(we|you|they) are`, "$1're"),
  contraction(String.raw`(we|you|they|I|he|she|it) will`, "$1'll"),
  contraction(String.raw`(it|that|there|here) is`, "$1's"),
  contraction('I am', "I'm"),
  contraction('let us', "let's"),
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should) not\b/giu, "$1n't"],
  [/\bwill not\b/gu, "won't"],
  [/\bcannot\b/giu, "can't"],
];

/** Makes every replacement; an initial capital is kept. */
export function replaceWords(text: string, replacements: readonly Replacement[]): string {
  return replacements.reduce(
    (words, [from, to]) =>
      words.replace(from, (found: string, group: unknown) => {
        const next = to.replace('$1', typeof group === 'string' ? group : '');
        return /^\p{Lu}/u.test(found) ? next.charAt(0).toUpperCase() + next.slice(1) : next;
      }),
    text,
  );
}
