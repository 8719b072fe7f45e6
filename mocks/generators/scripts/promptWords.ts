import type { Kind, Tone } from './brief.ts';

const KIND_WORDS: readonly (readonly [Kind, RegExp])[] = [
  ['promo', /^(?:sell|promote|advertise)\b/i],
  ['update', /^(?:tell|inform)\s.+?\sthat\b/i],
  ['reminder', /\bremind(?:er|ing)?\b/i],
  ['thanks', /\b(?:thank(?:s|ing)?|thank[- ]you|gratitude)\b/i],
  ['invite', /\b(?:invit(?:e|es|ing|ation)|save the date)\b/i],
  ['welcome', /\b(?:welcom\w*|greet\w*|opening remarks)\b/i],
  ['tips', /\b(?:tips?|tricks?|habits?|ideas|mistakes|ways to|hacks?|advice)\b/i],
  ['story', /\b(?:stor(?:y|ies)|testimonial|case study|journey)\b/i],
  ['update', /\b(?:announc\w*|update|news|quarterly|results|report|release notes?|milestone)\b/i],
  [
    'lesson',
    /\b(?:how to|tutorial|lesson|course|step[- ]by[- ]step|guide|teach\w*|train\w*|onboarding)\b/i,
  ],
  [
    'explain',
    /\b(?:explain\w*|explanation|what (?:is|are)|why|how (?:does|do)|describe|understand\w*|overview)\b/i,
  ],
  [
    'promo',
    /\b(?:promo\w*|advert\w*|ads?|commercial|sell|marketing|teaser|trailer|pitch|sale|offer)\b/i,
  ],
  ['intro', /\b(?:introduc\w*|intro|about us|meet|present\w*)\b/i],
];

const TONE_WORDS: readonly (readonly [Tone, RegExp])[] = [
  ['funny', /\b(?:funny|humou?r\w*|playful|witty|cheeky|light-hearted)\b/i],
  ['energetic', /\b(?:energetic|exciting|upbeat|enthusiastic|punchy|bold|dynamic|high-energy)\b/i],
  ['formal', /\b(?:formal|professional|serious|corporate|executive|polished)\b/i],
  ['calm', /\b(?:calm\w*|gentle|soothing|relax\w*|peaceful|thoughtful|reassuring)\b/i],
];

/** The kind of script, by the words of its order; an explanation if none is named. */
export function readKind(order: string): Kind {
  return KIND_WORDS.find(([, words]) => words.test(order))?.[0] ?? 'explain';
}

export function readTone(prompt: string): Tone {
  return TONE_WORDS.find(([, words]) => words.test(prompt))?.[0] ?? 'friendly';
}

/** Nouns for a script itself. */
export const FORM = String.raw`(?:script|video|introduction|intro|explanation|explainer|promo(?:tion)?|advert(?:isement)?|ad|speech|presentation|announcement|message|greeting|welcome|tutorial|lesson|guide|onboarding|training|testimonial|overview|summary|update|pitch|teaser|trailer|clip|narration|text|remarks|reminder|invitation|invite|thank[- ]you(?: note)?|note|news)`;

/** Words for the manner of a script, which are never facts of it. */
export const MANNER = String.raw`(?:short|brief|quick|simple|plain|clear|friendly|warm|fun|funny|playful|witty|light-hearted|formal|professional|serious|polished|energetic|upbeat|exciting|punchy|bold|calm|gentle|reassuring|thoughtful|detailed|engaging|compelling|catchy|heartfelt|good|great|personal)`;

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  sixty: 60,
  ninety: 90,
  half: 0.5,
};
const COUNT = String.raw`(\d+(?:\.\d+)?|half|an?|one|two|three|four|five|ten|fifteen|twenty|thirty|forty-five|forty|sixty|ninety)`;
const LENGTH = String.raw`${COUNT}[\s-]*(?:a[\s-])?(seconds?|secs?|s|minutes?|mins?|words?)(?:[\s-]+long)?`;
/** Patterns for the script's own length, not for a length in its subject ('the 20-second rule'). */
const LENGTHS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${LENGTH}\b(?=(?:[\s,]+(?:and\s+)?[\w-]+){0,4}?[\s,]+(?:${FORM}|stor(?:y|ies)|tips)\b)`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:(?:write|make|create|give me|say|record)\s+)?(?:about\s+)?${LENGTH}\b(?=\s+(?:about|on|of|for)\b)`,
    'i',
  ),
  new RegExp(
    String.raw`[\s,]*\b(?:in|under|within|lasting|at most|no more than|max(?:imum)?)\s+${LENGTH}$`,
    'i',
  ),
];
/** Specification section 9. */
const WORDS_PER_SECOND = 150 / 60;
const MIN_SECONDS = 10;
const MAX_SECONDS = 300;

/** Reads the length that an order asks for, and returns the order without it. */
export function readLength(order: string): { seconds: number | null; rest: string } {
  for (const pattern of LENGTHS) {
    const match = pattern.exec(order);
    const [found = '', count = '', unit = ''] = match ?? [];
    const number = NUMBERS[count.toLowerCase()] ?? Number(count);
    if (!match || !Number.isFinite(number) || number <= 0) continue;
    const scale = /^w/i.test(unit) ? 1 / WORDS_PER_SECOND : /^m/i.test(unit) ? 60 : 1;
    const seconds = Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, number * scale));
    return { seconds, rest: order.replace(found, ' ').replaceAll(/\s+/g, ' ').trim() };
  }
  return { seconds: null, rest: order };
}

/** The length in seconds that an instruction asks for ('keep it under 45 seconds'). */
export function instructedSeconds(instruction: string): number | null {
  const match = new RegExp(String.raw`\b${LENGTH}\b`, 'i').exec(instruction);
  return match ? readLength(`in ${match[0]}`).seconds : null;
}

const COUNTED =
  /\b(\d+|two|three|four|five|six|seven|eight|nine|ten)\s+((?:[\w-]+\s+){0,2}?(?:tips?|tricks?|habits?|ideas|ways|hacks?|mistakes))\b/i;
const MAX_COUNT = 12;

/** The number of tips that a prompt asks for, and its word for them, if it gives a number. */
export function readCount(prompt: string): { count: number | null; counted: string | null } {
  const [, word, noun] = COUNTED.exec(prompt) ?? [];
  if (word === undefined || noun === undefined) return { count: null, counted: null };
  const count = NUMBERS[word.toLowerCase()] ?? Number(word);
  return { count: Math.min(MAX_COUNT, Math.max(1, count)), counted: noun.toLowerCase() };
}
