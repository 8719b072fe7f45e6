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
interface SayMark extends TextRange {
  kind: 'say';
  says: string;
  word: TextRange;
}

/** Something in a script that is not spoken as it is written, as the embedded studio reads it. */
export type ScriptMark = PauseMark | SayMark | LeftOut | EntityMark;

const MARK = String.raw`\[[ \t]*(?:pause(?![\p{L}\p{N}_])([^\[\]\r\n]{0,60})|say[ \t]+([^\[\]\r\n]{1,120}?))[ \t]*\]`;
const NOT_SPOKEN = new RegExp(`${MARK}|(${ENTITY})|${TAG}|${ENDLESS}`, 'giu');
/** Quick to tell that a script has none of them. */
const MAYBE_MARKED = new RegExp(`[[<&]|${ENDLESS}`, 'u');

/** Quotes, brackets and stops around a word are none of it. */
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** The word that ends at a place, without the punctuation around it. */
function wordBefore(script: string, end: number): TextRange {
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

/** A script after a change, and what should be selected in it. */
export interface EditedScript {
  text: string;
  selection: { start: number; end: number };
}

/** Seconds of a pause that was just put in. */
const NEW_PAUSE = '1';

/** Puts a pause after the selection; its seconds are selected, to be typed over. */
export function insertPause(script: string, selection: { end: number }): EditedScript {
  const inside = findMarks(script).find(
    ({ from, to }) => from < selection.end && selection.end < to,
  );
  const at = inside ? inside.to : selection.end;
  const before = script.slice(0, at);
  const lead = before === '' || /\s$/u.test(before) ? '' : ' ';
  const tail = /^(?:\s|[.,;:!?]|$)/u.test(script.slice(at)) ? '' : ' ';
  const start = at + lead.length + '[pause '.length;
  return {
    text: `${before}${lead}[pause ${NEW_PAUSE}s]${tail}${script.slice(at)}`,
    selection: { start, end: start + NEW_PAUSE.length },
  };
}

/** A word to be pronounced, and how it is now. */
export interface SpokenWord extends TextRange {
  text: string;
  /** Null while it is read as written. */
  says: string | null;
}

const sayMarks = (script: string): SayMark[] =>
  findMarks(script).filter((mark) => mark.kind === 'say');

/** The word at a place: the one around it, before it, or the one that the mark there is about. */
export function wordAt(script: string, at: number): SpokenWord | null {
  const marks = findMarks(script);
  const mark = marks.find(({ from, to }) => from <= at && at <= to);
  if (mark?.kind === 'pause' && mark.from < at && at < mark.to) return null;
  const end = at + (/^[^\s[\]]*/u.exec(script.slice(at))?.[0] ?? '').length;
  const { from, to } = mark?.kind === 'say' && at > mark.from ? mark.word : wordBefore(script, end);
  if (to <= from || marks.some((each) => each.from < to && from < each.to)) return null;
  const said = sayMarks(script).find(({ word }) => word.from === from);
  return { from, to, text: script.slice(from, to), says: said?.says ?? null };
}

/** Every place at which a word is by itself, in whatever case. */
function placesOf(script: string, word: string): TextRange[] {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu');
  const marks = findMarks(script);
  return Array.from(script.matchAll(pattern), ({ index }) => ({
    from: index,
    to: index + word.length,
  })).filter((place) => !marks.some(({ from, to }) => from < place.to && place.from < to));
}

/** How a word is pronounced: here, or wherever the script has it. */
export interface Pronunciation {
  /** Null: as it is written. */
  says: string | null;
  everywhere: boolean;
}

/** The script with a word said in another way, or as written again. */
export function pronounce(
  script: string,
  word: SpokenWord,
  { says, everywhere }: Pronunciation,
): EditedScript {
  const mark = says === null ? '' : ` [say ${sayable(says)}]`;
  const places = everywhere ? placesOf(script, word.text) : [word];
  const known = sayMarks(script);
  let text = script;
  let caret = word.to;
  for (const place of places.toReversed()) {
    const old = known.find((each) => each.word.from === place.from);
    const from = old ? script.slice(0, old.from).trimEnd().length : endOfWritten(script, place.to);
    const to = old ? old.to : from;
    text = text.slice(0, from) + mark + text.slice(to);
    if (place.from < word.from) caret += mark.length - (to - from);
  }
  return { text, selection: { start: caret, end: caret } };
}

/** The mark follows a word's own punctuation, so that the words read on undisturbed. */
function endOfWritten(script: string, end: number): number {
  return end + (/^[^\s[\]]*/u.exec(script.slice(end))?.[0] ?? '').length;
}

/** What a mark can contain. */
export function sayable(says: string): string {
  return says
    .replaceAll(/[[\]\s]+/gu, ' ')
    .trim()
    .slice(0, 120);
}
