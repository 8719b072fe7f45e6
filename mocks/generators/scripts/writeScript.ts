import { createSeededRandom, type SeededRandom } from '../../base/seededRandom.ts';
import { countWords } from '../../base/spokenScript.ts';
import type { Kind, PromptBrief } from './brief.ts';
import { FRAMES } from './frames.ts';
import { gapsOfEvent, unreadable } from './gaps.ts';
import { needsArticle } from './language.ts';
import { readPrompt } from './readPrompt.ts';
import { asList, capitalise, detailSentences, toTips } from './sentences.ts';
import { SHARED, TONES } from './sharedLines.ts';

/** A script made from a prompt. */
export interface WrittenScript {
  title: string;
  description: string;
  /** Paragraphs. */
  segments: { text: string }[];
  tags: string[];
}

/** Specification section 9. */
const WORDS_PER_SECOND = 150 / 60;
/** Length to fill up to, in seconds, if the prompt names none. */
const USUAL_SECONDS = 15;
/** Shortfall, in seconds, from which the script gets a gap for the missing length. */
const SHORT_BY = 6;

const TAGS: Readonly<Record<Kind, string>> = {
  intro: 'introduction',
  explain: 'education',
  promo: 'marketing',
  welcome: 'event',
  tips: 'tips',
  update: 'update',
  story: 'story',
  lesson: 'tutorial',
  invite: 'invitation',
  reminder: 'reminder',
  thanks: 'thanks',
};

const OWN: ReadonlySet<Kind> = new Set(['intro', 'promo', 'welcome', 'invite', 'update']);

/** The topic for use inside a sentence: 'fitness product' becomes 'our fitness product'. */
function spokenTopic({ topic, kind }: PromptBrief): string | null {
  if (topic === null) return null;
  const inside = topic.replace(/^(?:An?|The|Our|My|How|Why|What|When|Where)\b/, (word) =>
    word.toLowerCase(),
  );
  if (kind === 'intro' || kind === 'promo') {
    const own = inside.replace(/^an?\s/i, 'our ');
    if (own !== inside) return own;
  }
  if (!OWN.has(kind) || !needsArticle(inside)) return inside;
  return `our ${inside.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;
}

function opening(brief: PromptBrief, random: SeededRandom): string {
  const frame = FRAMES[brief.kind];
  const topic = spokenTopic(brief);
  if (brief.topic?.endsWith('?'))
    return `${capitalise(brief.topic)} Let us find out, step by step.`;
  if (brief.kind === 'thanks' && brief.audience !== null) {
    const isName = /^\p{Lu}/u.test(brief.audience);
    const what = topic === null ? '' : `${isName ? ',' : ''} for ${topic}`;
    return `Thank you${isName ? ',' : ' to'} ${brief.audience}${what}.`;
  }
  if (topic === null)
    return brief.details.length > 0 && !NEEDS_TOPIC.has(brief.kind)
      ? (BARE[brief.kind] ?? frame.openBare)
      : frame.openBare;
  const [line = frame.openBare] = random.shuffle([...frame.open]);
  return line.replace('{topic}', () => topic);
}

const NEEDS_TOPIC: ReadonlySet<Kind> = new Set(['invite']);
/** Opening lines for prompts whose details make the subject clear. */
const BARE: Partial<Record<Kind, string>> = {
  intro: 'Hello, and welcome.',
  explain: 'Let us look at this together.',
  promo: 'Hello, and welcome.',
  welcome: 'Hello, and welcome.',
  story: 'Let me tell you a story.',
  lesson: 'Welcome to this lesson.',
};

/** Chooses lines that invent nothing, up to the missing length. */
function fillUp(brief: PromptBrief, random: SeededRandom, missing: number): string[] {
  const pool = [
    ...random.shuffle([...TONES[brief.tone]]),
    ...random.shuffle([...FRAMES[brief.kind].fill]),
    ...random.shuffle([...SHARED]),
  ];
  const chosen: string[] = [];
  let words = 0;
  for (const line of pool) {
    const more = countWords(line);
    if (words + more > missing) continue;
    chosen.push(line);
    words += more;
  }
  return chosen;
}

/** The middle of a script: the prompt's details, and gaps for what it should have said. */
function body(brief: PromptBrief): string[] {
  if (brief.kind === 'tips') return toTips(brief);
  const said = detailSentences(brief);
  if (said.length > 0) return [...said, ...gapsOfEvent(brief)];
  return [...gapsOfEvent(brief), ...FRAMES[brief.kind].gaps];
}

/** A web or email address. */
const ADDRESS = /\S@\S|(?:^|\s)[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}(?=[\s,.;:!?/]|$)/u;
const ASKS_FOR_ADDRESS = /\[the (?:website|contact)\]/;

/** The last line; never one that asks for an address that the prompt already gives. */
function closing({ kind, details }: PromptBrief, random: SeededRandom): string {
  const [close = ''] = random.shuffle([...FRAMES[kind].close]);
  const isGiven = details.some(({ text }) => ADDRESS.test(text));
  return isGiven && ASKS_FOR_ADDRESS.test(close) ? '' : close;
}

function paragraphs(brief: PromptBrief, random: SeededRandom): string[] {
  const frame = FRAMES[brief.kind];
  const count = asList(brief);
  const open = opening(brief, random).replace('{count}', () => count);
  const isNamed = brief.audience === null || (brief.kind === 'thanks' && brief.audience !== null);
  const whom = isNamed ? [] : [frame.audience.replace('{audience}', () => brief.audience ?? '')];
  const middle = body(brief);
  const close = closing(brief, random);
  const target = Math.round((brief.seconds ?? USUAL_SECONDS) * WORDS_PER_SECOND);
  const written = countWords([open, ...whom, ...middle, close].join(' '));
  const fill = fillUp(brief, random, target - written);
  const short = target - written - countWords(fill.join(' '));
  const seconds = Math.round(short / WORDS_PER_SECOND);
  const more =
    brief.seconds !== null && seconds >= SHORT_BY
      ? [`[more to say, about ${seconds} seconds]`]
      : [];
  const half = Math.ceil(fill.length / 2);
  return [
    [open, ...whom, ...fill.slice(0, half)].join(' '),
    [...middle, ...more].join(' '),
    [...fill.slice(half), close].join(' ').trim(),
  ].filter((text) => text !== '');
}

/**
 * Writes a script for a prompt from the facts in it, in its tone and near its length. The same prompt
 * always gives the same script.
 *
 * It fills in templates and is not a language model: it knows eleven kinds of script, writes English, and
 * knows only what the prompt says. Anything else that a good script would need is left as a gap in square
 * brackets, and so is any length that it cannot fill.
 */
export function writeScript(prompt: string): WrittenScript {
  const description = prompt.trim().slice(0, 200);
  const gaps = unreadable(prompt);
  if (gaps)
    return { title: 'Script', description, segments: gaps.map((text) => ({ text })), tags: [] };
  const brief = readPrompt(prompt);
  const random = createSeededRandom(prompt.toLowerCase().replaceAll(/\s+/g, ' ').trim());
  const named = spokenTopic(brief) ?? brief.details[0]?.text ?? 'Script';
  return {
    title: capitalise(named).slice(0, 80),
    description,
    segments: paragraphs(brief, random).map((text) => ({ text })),
    tags: [TAGS[brief.kind]],
  };
}
