import type { EditedScript } from '../scriptMarks.ts';
import type { Selection } from '../textHistory.ts';

const MARKS = /\[[^[\]\r\n]+\]/gu;
const ENDS_IN_WORD = /[\p{L}\p{N}'’-]+$/u;
const STARTS_IN_WORD = /^[\p{L}\p{N}'’-]+/u;

/** Widens a selection to whole words and whole marks, because half of one cannot be kept. */
function widened(script: string, { start, end }: Selection): Selection {
  const head = ENDS_IN_WORD.exec(script.slice(0, start))?.[0] ?? '';
  const tail = STARTS_IN_WORD.exec(script.slice(end))?.[0] ?? '';
  const from = STARTS_IN_WORD.test(script.slice(start)) ? start - head.length : start;
  const to = ENDS_IN_WORD.test(script.slice(0, end)) ? end + tail.length : end;
  const cut = [...script.matchAll(MARKS)].filter(
    ({ 0: mark, index }) => index < to && from < index + mark.length,
  );
  const last = cut.at(-1);
  return {
    start: Math.min(from, cut[0]?.index ?? from),
    end: Math.max(to, last ? last.index + last[0].length : to),
  };
}

/**
 * Returns the part to rewrite without surrounding white space: the selection, or the paragraph at the
 * caret.
 */
export function passageAt(script: string, { start, end }: Selection): Selection {
  const lineEnd = script.indexOf('\n', start);
  const paragraph = {
    start: script.slice(0, start).lastIndexOf('\n') + 1,
    end: lineEnd === -1 ? script.length : lineEnd,
  };
  const isSelected = script.slice(start, end).trim() !== '';
  const place = isSelected ? widened(script, { start, end }) : paragraph;
  const words = script.slice(place.start, place.end);
  return {
    start: place.start + words.length - words.trimStart().length,
    end: place.end - words.length + words.trimEnd().length,
  };
}

/** Returns the script with a passage replaced, and the new words selected. */
export function replacePassage(
  script: string,
  { start, end }: Selection,
  words: string,
): EditedScript {
  return {
    text: script.slice(0, start) + words + script.slice(end),
    selection: { start, end: start + words.length },
  };
}
