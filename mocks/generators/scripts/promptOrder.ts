import type { Detail, Kind } from './brief.ts';
import { arePeople, read } from './language.ts';
import { isInstruction, isTakeover, readDetail } from './promptDetails.ts';
import { byVerb, type Parts } from './orderVerbs.ts';
import { FORM, MANNER, readKind, readLength } from './promptWords.ts';

/** The part of a prompt that orders the script. */
export interface Order {
  kind: Kind;
  seconds: number | null;
  audience: string | null;
  topic: string | null;
  details: Detail[];
}

/** Stripped from the front, one after the other, until none matches. */
const FRONT: readonly RegExp[] = [
  /^(?:please|kindly|hey|hi|hello)\b[\s,]*/i,
  /^(?:can|could|would|will) you\b\s*/i,
  /^(?:i|we)(?:'d| would)? (?:need|want|like)(?: to have| you to)?\b\s*/i,
  /^(?:write|create|make|generate|draft|give|prepare|produce|compose|record|do)\b(?:\s+(?:me|us))?\s*/i,
  new RegExp(
    String.raw`^(?:an?|the|some|our|my)\s+(?=(?:[\w-]+,?\s+){0,5}?(?:${FORM}|tips|stor(?:y|ies))\b)`,
    'i',
  ),
  new RegExp(String.raw`^(?:very\s+)?${MANNER}[\s,]+(?:(?:and|but)\s+)?(?=\S)`, 'i'),
  new RegExp(
    String.raw`^(?:customer|product|company|video|team|staff|safety|birthday|project|status)\s+(?=${FORM}\b)`,
    'i',
  ),
];

/** Strips the words of an order that only ask for the script. */
export const strip = (words: string): string => {
  let before: string;
  let after = words.trim();
  do {
    before = after;
    for (const pattern of FRONT) after = after.replace(pattern, '').trim();
  } while (after !== before);
  return after;
};

/** Tones and manners at the end: 'in a calm tone', 'simply'. */
const BACK =
  /[\s,]*\b(?:simply|briefly|clearly|please|in simple (?:terms|words)|in plain (?:words|terms|english|language)|(?:in|with|using) an? [\w-]+(?:,? and [\w-]+)? (?:tone|style|voice|way)|with (?:some |a bit of )?(?:humou?r|energy))$/i;

const SUBJECT = String.raw`(?:about|on|of|introducing|explaining|promoting|announcing|presenting|describing|covering|which explains|that explains|that introduces|that promotes|that announces|regarding)`;
interface Aimed {
  topic: string;
  audience: string | null;
  /** The words after the audience, such as a date. */
  after: string | null;
}

/** Separates the audience from the topic. */
function aimed(topic: string): Aimed {
  for (const { 0: found, index } of topic.matchAll(/\s(?:for|to|aimed at)\s/giu)) {
    const before = topic.slice(0, index);
    const behind = topic.slice(index + found.length);
    const at = /\s(?=(?:on|at|in|by|about|with|from|before|until)\s)/iu.exec(behind)?.index;
    const audience = behind.slice(0, at);
    const isStep =
      found.trim().toLowerCase() === 'to' && read(`to ${audience}`).has('^to #Infinitive');
    if (isStep || !arePeople(audience)) continue;
    return { topic: before, audience, after: at === undefined ? null : behind.slice(at).trim() };
  }
  return { topic, audience: null, after: null };
}

function byNoun(words: string): Parts {
  const form = new RegExp(
    String.raw`^(?:${FORM}|tips|stor(?:y|ies))(?:\s+(?:${FORM}))?(?=\s|$)`,
    'i',
  ).exec(words);
  const verb =
    /^(?:introduce|explain|promote|announce|describe|present|advertise|teach|cover|pitch|sell|tell(?: the story of)?)\s+/i.exec(
      words,
    );
  let rest = words.slice((form ?? verb)?.[0].length ?? 0).trim();
  const forWhom = new RegExp(String.raw`^(?:for|to|from)\s+(.+?)\s+${SUBJECT}\s+(.+)$`, 'i').exec(
    rest,
  );
  if (form && forWhom)
    return { audience: forWhom[1] ?? null, topic: forWhom[2] ?? null, task: null };
  if (form && /^that\s/i.test(rest))
    return {
      audience: null,
      topic: null,
      task: rest.replace(/^that\s+(?:says that\s+|says\s+)?/i, ''),
    };
  const alone = /^for\s+(.+)$/i.exec(rest)?.[1];
  if (form && alone !== undefined && arePeople(alone))
    return { audience: alone, topic: null, task: null };
  rest = rest.replace(new RegExp(String.raw`^(?:${SUBJECT}|for|to|from)\s+`, 'i'), '');
  return { audience: null, topic: rest, task: null };
}

/** 'Fitness product promo': the noun for the form comes last. */
const LAST_FORM = new RegExp(String.raw`\s+${FORM}(?:\s+${FORM})?$`, 'i');
const REWORDED: readonly (readonly [RegExp, string])[] = [
  [/^(?:the )?quarterly$/i, 'the quarter'],
  [/^(?:the )?monthly$/i, 'the month'],
  [/^(?:the )?weekly$/i, 'the week'],
  [/^(?:the )?(?:yearly|annual)$/i, 'the year'],
  [/^how (?:do|can|should) (?:i|you|we|one)\s+([^?]+)\??$/i, 'how to $1'],
  [/^([a-z]+)-([a-z]+ing)$/i, '$1 $2'],
  [/^(how to .+?)\btheir\b/i, '$1your'],
];

/** Rewords a topic so that it can be spoken. */
const speakable = (topic: string): string =>
  REWORDED.reduce((words, [from, to]) => words.replace(from, to), topic);

/**
 * The subject of tips or a story: the words after 'tips for', 'story about' and the like; null if missing.
 */
function subjectOfList(words: string): string | null {
  return (
    /(?:\b(?:tips?|tricks?|habits?|ideas|mistakes|ways|hacks?|advice|stor(?:y|ies)|testimonial)\b)\s+(?:for|on|about|of|to avoid (?:when|in)|from)\s+(.+)$/i.exec(
      words,
    )?.[1] ?? null
  );
}

/** Reads the part of a prompt that orders the script. */
export function readOrder(words: string): Order {
  const kind = readKind(words);
  const none = { kind, seconds: null, audience: null, topic: null, details: [] };
  if (isTakeover(words) || isInstruction(words)) return none;
  const bare = strip(words.replace(BACK, ''));
  const { seconds, rest } = readLength(bare);
  const order = strip(rest.replace(BACK, ''));
  const listed = kind === 'tips' || kind === 'story' ? subjectOfList(order) : null;
  const parts: Parts =
    listed === null
      ? (byVerb(order) ?? byNoun(order))
      : { audience: null, topic: listed, task: null };
  const details: Detail[] = [];
  const add = (text: string | null) => {
    const detail = text === null ? null : readDetail(text);
    if (detail) details.push(detail);
  };
  const found = parts.audience === null && parts.topic !== null ? aimed(parts.topic) : null;
  if (parts.task !== null) {
    const isTask = /\b(?:to)\b/i.test(order) && read(`to ${parts.task}`).has('^to #Infinitive');
    add(isTask ? `to ${parts.task}` : parts.task);
  }
  const after = found?.after ?? null;
  const isTime = after !== null && readDetail(after)?.form === 'when';
  if (isTime) add(after);
  const named = [found?.topic ?? parts.topic, isTime ? null : after]
    .filter((each) => each !== null)
    .join(' ');
  const topic = speakable(
    named
      .replace(BACK, '')
      .replace(LAST_FORM, '')
      .replaceAll(/^["“']|["”'.!]+$/g, '')
      .trim(),
  );
  const audience = found?.audience ?? parts.audience;
  return {
    kind,
    seconds,
    audience,
    topic:
      /[\p{L}\p{N}]/u.test(topic) && !new RegExp(`^(?:an?\\s+)?${FORM}$`, 'i').test(topic)
        ? topic
        : null,
    details,
  };
}
