import { findMarks, type SayMark, type TextRange, wordBefore } from '@lectern/studio/marks';

/** A script after a change, with its new selection. */
export interface EditedScript {
  text: string;
  selection: { start: number; end: number };
}

/** Length of a newly inserted pause, in seconds. */
const NEW_PAUSE = '1';

/** Inserts a pause after the selection; its seconds are selected, ready to be typed over. */
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

/** A word with its current pronunciation. */
export interface SpokenWord extends TextRange {
  text: string;
  /** Null while it is pronounced as written. */
  says: string | null;
}

const sayMarks = (script: string): SayMark[] =>
  findMarks(script).filter((mark) => mark.kind === 'say');

/**
 * Returns the word at a position: the one around it, before it, or the one that the mark there applies to.
 */
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

/** Returns every place where a word stands alone, ignoring case. */
function placesOf(script: string, word: string): TextRange[] {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu');
  const marks = findMarks(script);
  return Array.from(script.matchAll(pattern), ({ index }) => ({
    from: index,
    to: index + word.length,
  })).filter((place) => !marks.some(({ from, to }) => from < place.to && place.from < to));
}

/** A pronunciation of a word: at one place, or everywhere in the script. */
export interface Pronunciation {
  /** Null: as written. */
  says: string | null;
  everywhere: boolean;
}

/** Returns the script with a word pronounced differently, or as written again. */
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

/** The mark follows a word's own punctuation, so that it does not interrupt the reader. */
function endOfWritten(script: string, end: number): number {
  return end + (/^[^\s[\]]*/u.exec(script.slice(end))?.[0] ?? '').length;
}

/** Returns the text reduced to what a mark can contain. */
export function sayable(says: string): string {
  return says
    .replaceAll(/[[\]\s]+/gu, ' ')
    .trim()
    .slice(0, 120);
}
