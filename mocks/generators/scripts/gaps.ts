import { parse as parseDates } from 'chrono-node/en';
import type { PromptBrief } from './brief.ts';
import { read } from './language.ts';

const allWords = ({ topic, audience, details }: PromptBrief): string =>
  [topic ?? '', audience ?? '', ...details.map(({ text }) => text)].join(', ');

const PLACE =
  /\b(?:at|in|on)\s+(?:(?:the|our|my)\s+)?(?:\S+\s+){0,2}(?:room|hall|park|school|hotel|office|library|garden|street|square|center|house|town|museum|stadium|church|campus|beach|club|caf[eé])\b|\bonline\b|\bzoom\b|\b(?:at|in)\s+(?:the\s+)?\p{Lu}/u;

/** Gaps for the date, time and place that an invitation does not mention, and for a reminder's deadline. */
export function gapsOfEvent(brief: PromptBrief): string[] {
  const words = allWords(brief);
  const dates = parseDates(words);
  const hasDate = dates.some(({ start }) => start.isCertain('day') || start.isCertain('weekday'));
  const hasTime =
    dates.some(({ start }) => start.isCertain('hour')) || /\b(?:noon|midnight)\b/i.test(words);
  const hasPlace = PLACE.test(words) || read(words).places().found;
  if (brief.kind === 'reminder') {
    return dates.length > 0 || brief.details.length === 0 ? [] : ['The deadline is [the date].'];
  }
  if (brief.kind !== 'invite') return [];
  const missing = [
    ...(hasDate ? [] : ['on [the date]']),
    ...(hasTime ? [] : ['at [the time]']),
    ...(hasPlace ? [] : ['at [the place]']),
  ];
  return missing.length === 0 ? [] : [`It takes place ${missing.join(', ')}.`];
}

/** Characters of code; no sentence has so many. */
const CODE = /[{}<>;=]|\(\)|=>|\/\//gu;
const FUNCTION_WORDS =
  /(?<!\p{L})(?:the|an?|and|of|to|for|in|on|at|with|about|how|why|what|is|are|our|my|your|we|from|write|explain|introduce|announce|welcome|tips?|video|script|promo|intro|that|it|by)(?!\p{L})/giu;
const OTHER_WORDS =
  /(?<!\p{L})(?:der|die|das|und|für|über|eine?[nrms]?|ist|mit|le|la|les|des|une?|pour|sur|et|est|avec|el|los|las|una?|para|sobre|con|por|y|il|per|che|di|um|uma|com|não|het|een|voor|en|och|för|att|og|til|i|na|się|dla)(?!\p{L})/giu;
/** Maximum length of one gap: placeholders are no longer than 120 letters. */
const GAP = 100;

/** Whether the writer can read a prompt: it understands only English, in Latin letters. */
function isEnglish(prompt: string): boolean {
  const letters = prompt.match(/\p{L}/gu)?.length ?? 0;
  const latin = prompt.match(/\p{sc=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin < letters / 2) return false;
  const english = prompt.match(FUNCTION_WORDS)?.length ?? 0;
  const other = prompt.match(OTHER_WORDS)?.length ?? 0;
  return other <= english;
}

/** Joins neighbouring parts while they fit into one gap. */
function joined(parts: readonly string[], separator: string): string[] {
  const [first = '', ...rest] = parts;
  const gaps = [first];
  for (const part of rest) {
    const longer = `${gaps.at(-1)}${separator}${part}`;
    if (longer.length <= GAP) gaps[gaps.length - 1] = longer;
    else gaps.push(part);
  }
  return gaps;
}

const segmenters = (['word', 'grapheme'] as const).map(
  (granularity) => new Intl.Segmenter(undefined, { granularity }),
);

/**
 * Cuts text without spaces, such as Chinese or a long address, into parts that fit: between words if
 * possible, otherwise between letters.
 */
function cut(text: string, [segmenter, ...finer] = segmenters): string[] {
  if (text.length <= GAP || !segmenter) return [text];
  const parts = Array.from(segmenter.segment(text), ({ segment }) => cut(segment, finer));
  return joined(parts.flat(), '');
}

/** Puts the user's own words into as many gaps as they need. */
function inGaps(prompt: string): string {
  const words = prompt
    .replaceAll(/[[\]{}<>|`\\]+/gu, ' ')
    .trim()
    .split(/\s+/u);
  const parts = words.flatMap((word) => cut(word));
  return joined(parts, ' ')
    .map((gap) => `[${gap}]`)
    .join(' ');
}

/**
 * Paragraphs of gaps for prompts that the writer cannot read: code, and languages other than English. Null
 * for all others.
 */
export function unreadable(prompt: string): string[] | null {
  const signs = prompt.match(CODE)?.length ?? 0;
  if (signs > 3 && signs > prompt.length / 40) {
    return ['Let us talk about [the subject].', 'In one sentence: [the main idea].'];
  }
  if (isEnglish(prompt)) return null;
  return ['[Write here in your own language, about this:]', inGaps(prompt)];
}
