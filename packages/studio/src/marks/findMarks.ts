import { type Gesture, gestureOf, isNearGesture } from './gestures.ts';
import { askedSeconds, ENDLESS, ENTITY, entitySign, isBlock, pauseSeconds, TAG } from './markup.ts';
import { TextInPieces } from './textInPieces.ts';

/** A range of a script in UTF-16 units, half-open. */
export interface TextRange {
  from: number;
  to: number;
}

/** `[pause 1s]` */
interface PauseMark extends TextRange {
  kind: 'pause';
  /** The actual length, within the limits for pauses. */
  seconds: number;
  /** The requested length; null if there was no number. */
  asked: number | null;
}

/** A tag, or an endless run of letters: neither spoken nor shown. */
interface LeftOut extends TextRange {
  kind: 'tag' | 'endless';
}

/** `&amp;`, spoken and shown as the character that it stands for. */
interface EntityMark extends TextRange {
  kind: 'entity';
  sign: string;
}

/** `[say …]`, right after the word that it applies to. */
export interface SayMark extends TextRange {
  kind: 'say';
  says: string;
  word: TextRange;
}

/** `[wave]`, right before the word that it is timed to. */
export interface GestureMark extends TextRange {
  kind: 'gesture';
  gesture: Gesture;
}

/** `[juggle]`: meant as a gesture, but not one that presenters know. Neither spoken nor shown. */
interface UnknownMark extends TextRange {
  kind: 'unknown';
}

/** Something in a script that is not spoken as it is written. */
export type ScriptMark = PauseMark | SayMark | GestureMark | UnknownMark | LeftOut | EntityMark;

const MARK = String.raw`\[[ \t]*(?:pause(?![\p{L}\p{N}_])([^\[\]\r\n]{0,60})|say[ \t]+([^\[\]\r\n]{1,120}?))[ \t]*\]`;
/** A few words in brackets; neither the end of `list[open]` in code nor a `[link](…)`. */
const IN_BRACKETS = String.raw`(?<![\p{L}\p{N}_)])\[[ \t\u00a0]*([a-z][a-z\d \t\u00a0_-]{1,40})\](?!\()`;
const NOT_SPOKEN = new RegExp(`${MARK}|(${ENTITY})|${IN_BRACKETS}|${TAG}|${ENDLESS}`, 'giu');
/** A quick check that rules out scripts without any marks. */
const MAYBE_MARKED = new RegExp(`[[<&]|${ENDLESS}`, 'u');

/** Quotes, brackets and stops around a word are not part of it. */
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Returns the word that ends at a position, without the punctuation around it. */
export function wordBefore(script: string, end: number): TextRange {
  const written = /\S*$/u.exec(script.slice(Math.max(0, end - 200), end).trimEnd())?.[0] ?? '';
  const stop = end - (script.slice(0, end).length - script.slice(0, end).trimEnd().length);
  const lead = written.length - written.replace(/^[^\p{L}\p{N}]+/u, '').length;
  const word = written.replace(EDGES, '');
  const from = stop - written.length + lead;
  return { from, to: from + word.length };
}

function markOf(script: string, match: RegExpExecArray): ScriptMark | null {
  const [written, pause, says, entity, words] = match;
  const range = { from: match.index, to: match.index + written.length };
  if (says !== undefined) {
    return { ...range, kind: 'say', says: says.trim(), word: wordBefore(script, range.from) };
  }
  if (pause !== undefined) {
    return { ...range, kind: 'pause', seconds: pauseSeconds(pause), asked: askedSeconds(pause) };
  }
  if (words !== undefined) {
    const gesture = gestureOf(words);
    if (gesture) return { ...range, kind: 'gesture', gesture };
    return isNearGesture(words) ? { ...range, kind: 'unknown' } : null;
  }
  if (entity === undefined) return { ...range, kind: written.startsWith('<') ? 'tag' : 'endless' };
  const sign = entitySign(entity);
  return sign === undefined ? null : { ...range, kind: 'entity', sign };
}

/** Returns the marks of a script in order. Text that only resembles a mark stays text. */
export function findMarks(script: string): ScriptMark[] {
  if (!MAYBE_MARKED.test(script)) return [];
  return Array.from(script.matchAll(NOT_SPOKEN), (match) => markOf(script, match)).filter(
    (mark) => mark !== null,
  );
}

const isBracketed = ({ kind }: ScriptMark): boolean =>
  kind === 'pause' || kind === 'say' || kind === 'gesture' || kind === 'unknown';

/** Appends what replaces a mark: its character, or a space between words that only the mark separated. */
function leaveBehind(text: TextInPieces, script: string, mark: ScriptMark): void {
  if (mark.kind === 'entity') text.push(mark.sign);
  else if (isBracketed(mark) || isBlock(script.slice(mark.from, mark.to))) {
    const next = script.slice(mark.to, mark.to + 2);
    if (/\S$/u.test(text.ending) && /^[\p{L}\p{N}]/u.test(next)) text.push(' ');
  }
}

/**
 * Skips a mark: leaves out its spaces too.
 *
 * @param text the text before the mark, which is changed
 * @returns the position in the script where the text continues
 */
export function passMark(text: TextInPieces, script: string, mark: ScriptMark): number {
  if (isBracketed(mark)) text.trimEnd();
  leaveBehind(text, script, mark);
  if (mark.kind !== 'gesture' && mark.kind !== 'unknown') return mark.to;
  // It belongs to the word after it, so at the start of a line its space is removed too.
  const isFirst = /(?:^|[\s\p{Ps}\p{Pi}])$/u.test(text.ending);
  const space = isFirst ? /^[ \t]*/u.exec(script.slice(mark.to))?.[0] : '';
  return mark.to + (space?.length ?? 0);
}

/** Returns the words of a script without its marks, as captions show them. */
export function plainText(script: string): string {
  const text = new TextInPieces();
  let done = 0;
  for (const mark of findMarks(script)) {
    text.push(script.slice(done, mark.from));
    done = passMark(text, script, mark);
  }
  text.push(script.slice(done));
  return text.toString();
}

/**
 * Returns the gestures of a script, each with the position (UTF-16 units) from which the next word is its
 * own.
 */
export function markedGestures(script: string): { gesture: Gesture; at: number }[] {
  return findMarks(script).flatMap((mark) =>
    mark.kind === 'gesture' ? [{ gesture: mark.gesture, at: mark.to }] : [],
  );
}
