import { ENDLESS, ENTITY, entitySign, isBlock, pauseSeconds, TAG } from './markup.ts';

/** A silence that the script asks for, at a place in its plain text (UTF-16 code units). */
interface ScriptPause {
  at: number;
  /** 0.1–10. */
  seconds: number;
}

/** How one written word is to be said. */
export interface Reading {
  /** The end of the word in the plain text, where the mark was. */
  at: number;
  /** Words to say in its place. */
  says: string;
}

/** A script without its marks, and the marks' contents. */
export interface MarkedScript {
  /** The words to speak and to show. */
  text: string;
  pauses: ScriptPause[];
  readings: Reading[];
  /** Maps an offset in the plain text to the script. */
  inScript: (offset: number) => number;
}

/** `[pause 1s]`, `[pause]`, and `[say north light]` after the word that it is about. */
const MARK = String.raw`\[[ \t]*(?:pause(?![\p{L}\p{N}_])([^\[\]\r\n]{0,60})|say[ \t]+([^\[\]\r\n]{1,120}?))[ \t]*\]`;
const NOT_SPOKEN = new RegExp(`${MARK}|(${ENTITY})|${TAG}|${ENDLESS}`, 'giu');

/**
 * Reads the marks of a script. `[pause 1s]` rests for that long, `[say …]` gives the pronunciation of
 * the word before it; tags and endless runs of letters are left out; an entity becomes its sign.
 * Anything that only looks like a mark stays text.
 */
export function readMarks(script: string): MarkedScript {
  const pauses: ScriptPause[] = [];
  const readings: Reading[] = [];
  /** Pieces of plain text: where each begins there and in the script. */
  const pieces: { plain: number; script: number }[] = [{ plain: 0, script: 0 }];
  let text = '';
  let done = 0;
  for (const match of script.matchAll(NOT_SPOKEN)) {
    const [written, pause, says, entity] = match;
    const sign = entity === undefined ? undefined : entitySign(entity);
    if (entity !== undefined && sign === undefined) continue;
    text += script.slice(done, match.index);
    done = match.index + written.length;
    const isMark = pause !== undefined || says !== undefined;
    if (isMark) text = text.replace(/[ \t]+$/u, '');
    if (says !== undefined) readings.push({ at: text.length, says: says.trim() });
    if (pause !== undefined) pauses.push({ at: text.length, seconds: pauseSeconds(pause) });
    if (sign !== undefined) {
      pieces.push({ plain: text.length, script: match.index });
      text += sign;
    } else if (isMark || isBlock(written)) {
      // Keep words apart that only the mark separated.
      if (/\S$/u.test(text) && /^[\p{L}\p{N}]/u.test(script.slice(done, done + 2))) text += ' ';
    }
    pieces.push({ plain: text.length, script: done });
  }
  text += script.slice(done);
  return {
    text,
    pauses,
    readings,
    inScript: (offset) => {
      const piece = pieces.findLast(({ plain }) => plain <= offset);
      return piece ? offset - piece.plain + piece.script : offset;
    },
  };
}

/** The words of a script, without its marks. */
export function plainScript(script: string): string {
  return readMarks(script).text;
}
