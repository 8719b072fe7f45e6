/** A silence that the script asks for, at a place in its plain text (UTF-16 code units). */
interface ScriptPause {
  at: number;
  /** 0.1–10. */
  seconds: number;
}

/** How one written word is to be said. */
export interface Reading {
  /** The end of the word in the plain text; the mark stood here. */
  at: number;
  /** Words to say in its place. */
  says: string;
}

/** A script without its marks, and what they said. */
export interface MarkedScript {
  /** The words to speak and to show. */
  text: string;
  pauses: ScriptPause[];
  readings: Reading[];
  /** Where a place of the plain text lies in the script. */
  inScript: (offset: number) => number;
}

/** `[pause 1s]`, `[pause 0.5 s]`, and `[say north light]` after the word that it is about. */
const MARK =
  /[ \t]*\[[ \t]*(?:pause[ \t]+(\d{1,3}(?:[.,]\d{1,3})?)[ \t]*s(?:ec(?:onds?)?)?|say[ \t]+([^[\]\r\n]{1,120}?))[ \t]*\]/giu;

const SHORTEST = 0.1;
const LONGEST = 10;

/**
 * Reads the marks of a script: `[pause 1s]` rests there for so long, `[say …]` has the word before it
 * said that way. Neither is spoken or shown; what only looks like a mark stays text.
 */
export function readMarks(script: string): MarkedScript {
  const pauses: ScriptPause[] = [];
  const readings: Reading[] = [];
  /** Pieces of plain text: where each begins there and in the script. */
  const pieces: { plain: number; script: number }[] = [{ plain: 0, script: 0 }];
  let text = '';
  let done = 0;
  for (const match of script.matchAll(MARK)) {
    const [mark, seconds, says] = match;
    text += script.slice(done, match.index);
    done = match.index + mark.length;
    if (says !== undefined) readings.push({ at: text.length, says: says.trim() });
    else pauses.push({ at: text.length, seconds: toSeconds(seconds) });
    // Words that only the mark kept apart stay apart.
    if (/\S$/u.test(text) && /^[\p{L}\p{N}]/u.test(script.slice(done, done + 2))) text += ' ';
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

function toSeconds(written: string | undefined): number {
  const seconds = Number((written ?? '').replace(',', '.'));
  return Math.min(LONGEST, Math.max(SHORTEST, seconds));
}

/** The words of a script, without its marks. */
export function plainScript(script: string): string {
  return readMarks(script).text;
}
