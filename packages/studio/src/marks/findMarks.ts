import { askedSeconds, ENDLESS, ENTITY, entitySign, isBlock, pauseSeconds, TAG } from './markup.ts';

/** A range of a script in UTF-16 units, half open. */
export interface TextRange {
  from: number;
  to: number;
}

/** `[pause 1s]` */
interface PauseMark extends TextRange {
  kind: 'pause';
  /** As it is made: no longer or shorter than pauses can be. */
  seconds: number;
  /** As it was asked for; null where no number was. */
  asked: number | null;
}

/** A tag, or letters without an end: neither spoken nor shown. */
interface LeftOut extends TextRange {
  kind: 'tag' | 'endless';
}

/** `&amp;`, spoken and shown as the sign that it stands for. */
interface EntityMark extends TextRange {
  kind: 'entity';
  sign: string;
}

/** `[say …]`, right after the word that it is about. */
export interface SayMark extends TextRange {
  kind: 'say';
  says: string;
  word: TextRange;
}

/** Something in a script that is not spoken as it is written. */
export type ScriptMark = PauseMark | SayMark | LeftOut | EntityMark;

const MARK = String.raw`\[[ \t]*(?:pause(?![\p{L}\p{N}_])([^\[\]\r\n]{0,60})|say[ \t]+([^\[\]\r\n]{1,120}?))[ \t]*\]`;
const NOT_SPOKEN = new RegExp(`${MARK}|(${ENTITY})|${TAG}|${ENDLESS}`, 'giu');
/** Quick to tell that a script has none of them. */
const MAYBE_MARKED = new RegExp(`[[<&]|${ENDLESS}`, 'u');

/** Quotes, brackets and stops around a word are none of it. */
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** The word that ends at a place, without the punctuation around it. */
export function wordBefore(script: string, end: number): TextRange {
  const written = /\S*$/u.exec(script.slice(Math.max(0, end - 200), end).trimEnd())?.[0] ?? '';
  const stop = end - (script.slice(0, end).length - script.slice(0, end).trimEnd().length);
  const lead = written.length - written.replace(/^[^\p{L}\p{N}]+/u, '').length;
  const word = written.replace(EDGES, '');
  const from = stop - written.length + lead;
  return { from, to: from + word.length };
}

function markOf(script: string, match: RegExpExecArray): ScriptMark | null {
  const [written, pause, says, entity] = match;
  const range = { from: match.index, to: match.index + written.length };
  if (says !== undefined) {
    return { ...range, kind: 'say', says: says.trim(), word: wordBefore(script, range.from) };
  }
  if (pause !== undefined) {
    return { ...range, kind: 'pause', seconds: pauseSeconds(pause), asked: askedSeconds(pause) };
  }
  if (entity === undefined) return { ...range, kind: written.startsWith('<') ? 'tag' : 'endless' };
  const sign = entitySign(entity);
  return sign === undefined ? null : { ...range, kind: 'entity', sign };
}

/** The marks of a script in their order. What only looks like one stays text. */
export function findMarks(script: string): ScriptMark[] {
  if (!MAYBE_MARKED.test(script)) return [];
  return Array.from(script.matchAll(NOT_SPOKEN), (match) => markOf(script, match)).filter(
    (mark) => mark !== null,
  );
}

/** Adds what a mark leaves behind: its sign, or a space between words that only it kept apart. */
export function leaveBehind(text: string, script: string, mark: ScriptMark): string {
  if (mark.kind === 'entity') return text + mark.sign;
  const isApart = mark.kind === 'pause' || mark.kind === 'say';
  if (!isApart && !isBlock(script.slice(mark.from, mark.to))) return text;
  const isJoined = /\S$/u.test(text) && /^[\p{L}\p{N}]/u.test(script.slice(mark.to, mark.to + 2));
  return isJoined ? `${text} ` : text;
}

/** The words of a script without its marks, as captions show them. */
export function plainText(script: string): string {
  let text = '';
  let done = 0;
  for (const mark of findMarks(script)) {
    text += script.slice(done, mark.from);
    if (mark.kind === 'pause' || mark.kind === 'say') text = text.replace(/[ \t]+$/u, '');
    text = leaveBehind(text, script, mark);
    done = mark.to;
  }
  return text + script.slice(done);
}
