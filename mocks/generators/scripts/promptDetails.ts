import { parse as parseDates } from 'chrono-node/en';
import type { Detail } from './brief.ts';
import { isRequest, isSentence, needsArticle, read } from './language.ts';
import { MANNER } from './promptWords.ts';

/** Orders about the script itself: they govern how it is written and are never spoken. */
const INSTRUCTION = new RegExp(
  [
    String.raw`^(?:please\s+)?(?:keep|make)\s+(?:it|this|the\s+(?:script|video|text|tone))\b`,
    String.raw`^(?:(?:please\s+)?(?:use|in|with)\s+)?(?:an?\s+)?(?:[\w-]+(?:,?\s+(?:and\s+)?[\w-]+)?\s+)?(?:tone|voice|style|language|manner)$`,
    String.raw`^(?:no|avoid|without|do not use|don't use)\s+(?:any\s+)?(?:jargon|clich\w*|emojis?|buzzwords?|technical|long|complicated|difficult)\b`,
    String.raw`^(?:the\s+)?(?:tone|length|style|format)\b`,
    String.raw`^(?:be|sound|stay)\s+(?:very\s+)?${MANNER}\b`,
    String.raw`^(?:under|max(?:imum)?|at most|about|no more than|not longer than)?\s*[\w.-]+\s*(?:seconds?|minutes?|words)(?:\s+(?:long|max(?:imum)?|at most))$`,
    String.raw`^(?:under|max(?:imum)?|at most|no more than|not longer than)\s+[\w.-]+\s*(?:seconds?|minutes?|words)$`,
    String.raw`^(?:an?\s+)?(?:(?:strong|clear)\s+)?call to action$`,
    String.raw`^(?:very\s+)?${MANNER}(?:\s+and\s+${MANNER})?$`,
    String.raw`^in\s+(?:simple|plain)\s+(?:words|terms|english|language)$`,
  ].join('|'),
  'i',
);
/** Orders that try to change what the writer is. */
const TAKEOVER =
  /\b(?:ignore|disregard|forget)\b.*\b(?:instructions?|prompts?|rules|above|previous|everything)\b|\bsystem prompt\b|\byou are (?:now )?(?:an? )?(?:ai|assistant|chatgpt|language model|dan)\b|^act as\b|^pretend\b|\b(?:print|reveal|show|output|repeat) (?:me )?your\b|^respond (?:only )?with\b/i;

export const isInstruction = (words: string): boolean => INSTRUCTION.test(words);
export const isTakeover = (words: string): boolean => TAKEOVER.test(words);

const LEAD =
  /^(?:(?:please|also|and|plus|then|finally|including|includes?|you should|make sure (?:to|you|that you)|be sure to|(?:do not|don't) forget(?: to)?)[\s,]+)+/i;
const MENTION =
  /^(?:(?:mention|say|add|note|stress|emphasi[sz]e|cover|highlight|point out|talk about|state|explain|describe)(?: (?:that|about|the fact that))?|(?:end|start|finish|close|begin|open) (?:with|by)(?: (?:saying|mentioning|asking|inviting|telling|reminding))?(?: that)?|call to action:|with|that)\s+/i;
const TELL =
  /^(?:tell|ask|asking|invite|remind|telling|reminding|encourage|urge|let)\s+(?:them|us|people|viewers|everyone|everybody|the (?:audience|viewers?|team)|her|him|know)\s+(?:(?:not )?to|that|about|know(?: that)?)?\s*/i;

/** Strips the words that only ask for something to be said. */
function unordered(words: string): { text: string; isRequested: boolean } {
  let text = words.replace(LEAD, '').trim();
  let isRequested = false;
  const told = TELL.exec(text);
  if (told) {
    isRequested = /\bto\s*$/i.test(told[0]);
    text = `${/not to\s*$/i.test(told[0]) ? 'do not ' : ''}${text.slice(told[0].length)}`;
  } else text = text.replace(MENTION, '');
  const toDo = /^to\s+(?=[a-z])/i.exec(text);
  if (toDo && read(text).has('^to #Infinitive'))
    return { text: text.slice(toDo[0].length), isRequested: true };
  return { text: text.trim(), isRequested };
}

const PLACED =
  /^(?:on|at|in|by|from|until|till|this|next|every|before|after|between|starting|tomorrow|today|tonight)\b/i;

/** Whether the words are only a date, a time or a place. */
function isWhen(text: string): boolean {
  const dates = parseDates(text);
  if (
    !/\bsteps?$/i.test(text) &&
    dates.some(({ index, text: date }) => index <= 3 && date.length >= text.length - 4)
  )
    return true;
  // An address: '221B Baker Street, London'.
  if (
    /^\d+\p{L}?\s\p{Lu}\S*\s(?:street|st|road|rd|avenue|ave|lane|way|square|place|boulevard)\b/iu.test(
      text,
    )
  )
    return true;
  const first = /\bsteps?$/i.test(text) ? null : PLACED.exec(text);
  return (
    first !== null &&
    (dates.length > 0 || /\s\p{Lu}|\d|\broom\b|\bhall\b|\bonline\b|\bon zoom\b/iu.test(text)) &&
    !isSentence(text.slice(first[0].length).trim())
  );
}

/** Turns 'deadline: Friday' into a sentence. */
function labelled(text: string): string | null {
  const [, label, value] = /^([^:,]{2,40}):\s+(\S.*)$/u.exec(text) ?? [];
  if (label === undefined || value === undefined || isSentence(label)) return null;
  const isMany = read(label).has('#Plural$');
  return `${needsArticle(label) ? 'the ' : ''}${label} ${isMany ? 'are' : 'is'} ${value}`;
}

/** Reads a piece of a prompt as a detail; null for orders about the script. */
export function readDetail(piece: string): Detail | null {
  const trimmed = piece.replaceAll(/^[\s,;.–—-]+|[\s,;:.!–—-]+$/gu, '');
  if (trimmed === '' || isInstruction(trimmed) || isTakeover(trimmed)) return null;
  const { text, isRequested } = unordered(trimmed);
  if (!/[\p{L}\p{N}]/u.test(text) || isInstruction(text) || isTakeover(text)) return null;
  // 'Remind tenants to read their meters' addresses the tenants.
  if (isRequested) return { form: 'request', text: text.replaceAll(/\btheir\b/giu, 'your') };
  const said = labelled(text);
  if (said !== null) return { form: 'sentence', text: said };
  if (isWhen(text)) return { form: 'when', text };
  if (isSentence(text)) return { form: 'sentence', text };
  return { form: isRequest(text) ? 'request' : 'phrase', text };
}

const DEPENDENT =
  /^(?:if|when|because|although|while|since|once|as|unless|whether|after|before)\s/i;

/** Splits at commas; dates, places, and clauses that depend on each other stay together. */
export function splitAtCommas(words: string): string[] {
  if (DEPENDENT.test(words)) return [words];
  const pieces: string[] = [];
  for (const piece of words.split(/,\s+/u)) {
    const last = pieces.at(-1);
    const leans =
      last !== undefined &&
      (/^(?:\d{4}\b|who\b|which\b|where\b|whose\b|because\b|so\b|but\b|or\b|not\b)/i.test(piece) ||
        (/\p{Lu}[\p{L}.]*$|^\d+\S*\s.*\p{Lu}/u.test(last) &&
          /^\p{Lu}\S*(?:\s\S+){0,2}$/u.test(piece)) ||
        (/^(?:our|the|my|your|an?)\s/i.test(piece) &&
          /\p{Lu}\S*$/u.test(last) &&
          !isSentence(piece)) ||
        (/^and\s/i.test(piece) && pieces.length > 1));
    if (leans) pieces[pieces.length - 1] = `${last}, ${piece}`;
    else pieces.push(piece);
  }
  return pieces;
}

/** Reads the details in a sentence of the prompt, without its order. */
export function readDetails(sentence: string): Detail[] {
  return splitAtCommas(sentence)
    .map(readDetail)
    .filter((detail) => detail !== null);
}
