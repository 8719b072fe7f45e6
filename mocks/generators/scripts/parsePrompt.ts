import { LENGTH, readCount, readSeconds } from './promptNumbers.ts';

/** What a script is for. */
export const GENRES = [
  'intro',
  'explain',
  'promo',
  'welcome',
  'tips',
  'update',
  'story',
  'lesson',
] as const;
export type Genre = (typeof GENRES)[number];

const TONES = ['friendly', 'formal', 'energetic', 'funny', 'calm'] as const;
export type Tone = (typeof TONES)[number];

/** What a prompt asks for. */
export interface ScriptBrief {
  genre: Genre;
  /** Noun phrase as the prompt has it, such as 'a tech startup' or 'how to tie a bow tie'. */
  subject: string;
  /** Name of a company or product, where the prompt gives one ('called Northlight'). */
  name: string | null;
  /** Whom it is for, such as 'busy parents'. */
  audience: string | null;
  tone: Tone;
  /** Seconds of speech. */
  seconds: number;
  /** How many tips, where the prompt counts them ('five tips'). */
  count: number | null;
}

/** What a prompt is about that only names the form ('a 15-second greeting'). */
const NO_SUBJECT: Readonly<Record<Genre, string>> = {
  intro: 'our team',
  explain: 'a new idea',
  promo: 'our product',
  welcome: 'our channel',
  tips: 'a better day',
  update: 'our work',
  story: 'a small change',
  lesson: 'one useful skill',
};

const GENRE_WORDS: readonly (readonly [Genre, RegExp])[] = [
  ['welcome', /\b(welcom\w*|greet\w*|opening remarks)\b/i],
  ['tips', /\b(tips?|tricks?|habits?|ideas|mistakes|ways to|hacks?|advice)\b/i],
  ['story', /\b(stor(y|ies)|testimonial|case study|journey|customer success)\b/i],
  [
    'update',
    /\b(announc\w*|update|news|quarterly|results|report|release notes?|launch of|milestone)\b/i,
  ],
  [
    'lesson',
    /\b(how to|tutorial|lesson|course|step[- ]by[- ]step|guide|teach\w*|train\w*|onboarding)\b/i,
  ],
  [
    'explain',
    /\b(explain\w*|explanation|what (is|are)|why|how (does|do)|describe|understand\w*|overview)\b/i,
  ],
  [
    'promo',
    /\b(promo\w*|advert\w*|ads?|commercial|sell|marketing|teaser|trailer|pitch|sale|offer)\b/i,
  ],
  ['intro', /\b(introduc\w*|intro|about us|meet|present\w*)\b/i],
];

const TONE_WORDS: readonly (readonly [Tone, RegExp])[] = [
  ['funny', /\b(funny|humou?r\w*|playful|witty|cheeky|light-hearted)\b/i],
  ['energetic', /\b(energetic|exciting|upbeat|enthusiastic|punchy|bold|dynamic|high-energy)\b/i],
  ['formal', /\b(formal|professional|serious|corporate|executive|polished)\b/i],
  ['calm', /\b(calm\w*|gentle|soothing|relax\w*|peaceful|thoughtful|reassuring)\b/i],
];

const FORM = String.raw`(?:script|video|introduction|intro|explanation|explainer|promo(?:tion)?|advert(?:isement)?|ad|speech|presentation|announcement|message|greeting|welcome|tutorial|lesson|guide|story|testimonial|overview|summary|update|pitch|teaser|trailer|clip|narration|text|remarks|tips|ideas|advice)`;
const ADJECTIVE = String.raw`(?:short|brief|quick|simple|plain|clear|friendly|warm|fun|funny|playful|witty|light-hearted|formal|professional|serious|polished|energetic|upbeat|exciting|punchy|bold|calm|gentle|reassuring|detailed|engaging|compelling|catchy|long|good|great|\d+|three|five|some|few)`;

/** Taken off the front one after the other, until nothing fits any more. */
const FRONT: readonly RegExp[] = [
  /^(?:please|kindly|hey|hi)\b[\s,]*/i,
  /^(?:can|could|would) you\b\s*/i,
  /^(?:i|we)(?:'d| would)? (?:need|want|like)(?: to have)?\b\s*/i,
  /^(?:write|create|make|generate|draft|give|prepare|produce|compose|record|do|tell|show)\b(?: (?:me|us|people|viewers))?\s*/i,
  /^(?:a|an|the|some)\s+(?=(?:[\w-]+,?\s+){0,4}?(?:script|video|introduction|intro|explanation|explainer|promo|advert|ad|speech|presentation|announcement|message|greeting|welcome|tutorial|lesson|guide|story|testimonial|overview|summary|update|pitch|teaser|trailer|tips|ideas)\b)/i,
  new RegExp(String.raw`^${ADJECTIVE}[\s,]+(?:and\s+)?(?=.*\w)`, 'i'),
  new RegExp(String.raw`^(?:customer|product|company|${FORM})\s+(?=${FORM}\b)`, 'i'),
  new RegExp(
    String.raw`^${FORM}\s+(?:of|for|about|on|to|that (?:introduces|explains|promotes|announces)|introducing|explaining|promoting|announcing|welcoming|presenting|describing|from)\s+`,
    'i',
  ),
  /^(?:introduce|explain|promote|announce|describe|present|advertise|teach|cover|introducing|explaining|promoting|announcing|presenting)\b\s*/i,
  /^(?:what (?:is|are)|why (?:is|are))\s+/i,
  /^about\s+/i,
];

/** Questions and adjectives that are a subject only in other words. */
const REWORDED: readonly (readonly [RegExp, string])[] = [
  [/^how (?:do|does|can|should) (?:i|you|we|one)\s+/i, 'how to '],
  [/^how (?:do|does|did) (.+?) works?$/i, '$1'],
  [/^(?:the )?quarterly$/i, 'the quarter'],
  [/^(?:the )?monthly$/i, 'the month'],
  [/^(?:the )?weekly$/i, 'the week'],
  [/^(?:the )?(?:yearly|annual)$/i, 'the year'],
];

const BACK: readonly RegExp[] = [
  /[\s,]*\b(?:simply|briefly|clearly|please|in simple (?:terms|words)|in plain (?:words|english|language))$/i,
  /[\s,]*\b(?:in|with|using) an? [\w-]+(?: and [\w-]+)? (?:tone|style|voice|way)$/i,
  /[\s,]*\bwith (?:some |a bit of )?(?:humou?r|energy)$/i,
  new RegExp(String.raw`\s+${FORM}(?:\s+(?:script|video))?$`, 'i'),
  /[\s,.!?:;-]+$/,
];

const ONLY_FORM = new RegExp(String.raw`^(?:an?\s+)?${FORM}$`, 'i');

function strip(text: string, patterns: readonly RegExp[]): string {
  let before: string;
  let after = text.trim();
  do {
    before = after;
    for (const pattern of patterns) after = after.replace(pattern, '').trim();
  } while (after !== before);
  return after;
}

const WELCOMING = /^welcom(?:e|ing)\s+(?:(.+?)\s+)?to\s+(.+)$/i;
const AUDIENCE =
  /^(.+?)\s+(?:for|to|aimed at|targeting|targeted at)\s+((?:(?:the|an?|our|my|all|new|young|busy|first-time|older)\s+)*[\w-]+(?:\s+[\w-]+){0,3})$/i;
const NAME =
  /\b(?:called|named)\s+["“']?([\p{Lu}][\p{L}\p{N}&'-]*(?:\s+[\p{Lu}][\p{L}\p{N}&'-]*){0,3})/u;

/**
 * The subject as it reads inside a sentence. 'Fitness product promo' is about the user's own product;
 * in 'A simple machine-learning explanation' the explanation is simple.
 */
function withArticle(subject: string, genre: Genre | undefined, sentence: string): string {
  const plain = subject.replace(new RegExp(String.raw`^an?\s+(?=${ADJECTIVE}\s)`, 'i'), '');
  const bare = strip(plain, FRONT.slice(5, 6));
  const isLed = sentence.trim().toLowerCase().startsWith(bare.toLowerCase());
  if (isLed && /^[\p{Lu}][\p{Ll}-]+\s/u.test(bare) && (genre === 'promo' || genre === 'intro')) {
    return `our ${bare[0]?.toLowerCase() ?? ''}${bare.slice(1)}`;
  }
  return bare.replace(/^(An?|The|Our|My|How)\b/, (word) => word.toLowerCase());
}

/** What a prompt asks for: subject, audience, tone, genre and length, each with a sensible default. */
export function parsePrompt(prompt: string): ScriptBrief {
  const whole = prompt.replaceAll(/\s+/g, ' ').trim();
  const genre = GENRE_WORDS.find(([, words]) => words.test(whole))?.[0];
  const tone = TONE_WORDS.find(([, words]) => words.test(whole))?.[0] ?? 'friendly';
  const name = NAME.exec(whole)?.[1] ?? null;

  const [sentence = whole] = whole.split(/[.!?](?:\s|$)/);
  const bare = sentence
    .replace(LENGTH, ' ')
    .replace(/\s*["“']?\b(?:called|named)\s+.*$/u, '')
    .replaceAll(/\s+/g, ' ');
  let subject = strip(strip(bare, BACK), FRONT);
  let audience: string | null = null;
  const welcoming = WELCOMING.exec(subject);
  if (welcoming) {
    audience = welcoming[1] ?? null;
    subject = welcoming[2] ?? subject;
  }
  const aimed = AUDIENCE.exec(subject);
  // The 'to' of 'how to …' and 'an introduction to …' names no audience.
  if (aimed && !/^(?:how|ways?)$/i.test(aimed[1] ?? '') && !/\bto\b.*\bto\b/i.test(subject)) {
    const isHowTo = /^how to\b/i.test(subject) && !/\sfor\s/i.test(subject);
    if (!isHowTo) {
      subject = aimed[1] ?? subject;
      audience ??= aimed[2] ?? null;
    }
  }
  subject = strip(subject, BACK);
  for (const [words, better] of REWORDED) subject = subject.replace(words, better);
  subject = withArticle(subject, genre, bare);
  const kind = genre ?? (name === null ? 'explain' : 'intro');
  const isEmpty = !/[\p{L}\p{N}]/u.test(subject) || ONLY_FORM.test(subject);
  if (isEmpty) subject = name ?? NO_SUBJECT[kind];
  return {
    genre: kind,
    subject: subject.split(' ').slice(0, 12).join(' '),
    name,
    audience,
    tone,
    seconds: readSeconds(whole),
    count: readCount(whole),
  };
}
