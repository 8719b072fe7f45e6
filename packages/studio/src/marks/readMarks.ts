import { findMarks, passMark } from './findMarks.ts';
import { TextInPieces } from './textInPieces.ts';
import type { Reading } from '../reading/Reading.ts';

/** A silence that the script requests. */
interface ScriptPause {
  /** Position in the plain text (UTF-16 code units), after the punctuation of the word before it. */
  at: number;
  /** 0.1–10. */
  seconds: number;
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

/** Punctuation that belongs to the word before a pause; only full-width signs need no space after them. */
const CLOSING = /^(?:[.,;:!?…)\]”’"'،؛؟]+(?=\s|$)|[、。，！？；：）」』]+)/u;

/**
 * Reads the marks of a script. `[pause 1s]` rests for that long, `[say …]` gives the pronunciation of the
 * word before it; gestures (see `markedGestures`), tags and endless runs of letters are removed; an entity
 * becomes its character. Anything that only looks like a mark remains text.
 */
export function readMarks(script: string): MarkedScript {
  const pauses: ScriptPause[] = [];
  const readings: Reading[] = [];
  /** Pieces of plain text: where each starts there and in the script. */
  const pieces: { plain: number; script: number }[] = [{ plain: 0, script: 0 }];
  const plain = new TextInPieces();
  let done = 0;
  for (const mark of findMarks(script)) {
    plain.push(script.slice(done, mark.from));
    if (mark.kind === 'say' || mark.kind === 'pause') plain.trimEnd();
    const at = plain.length;
    if (mark.kind === 'say') readings.push({ at, says: mark.says });
    if (mark.kind === 'pause') pauses.push({ at, seconds: mark.seconds });
    if (mark.kind === 'entity') pieces.push({ plain: at, script: mark.from });
    done = passMark(plain, script, mark);
    pieces.push({ plain: plain.length, script: done });
  }
  plain.push(script.slice(done));
  const text = plain.toString();
  const closing = (at: number) => CLOSING.exec(text.slice(at))?.[0].length ?? 0;
  return {
    text,
    pauses: pauses.map(({ at, seconds }) => ({ at: at + closing(at), seconds })),
    readings,
    inScript: (offset) => {
      const piece = pieces.findLast(({ plain }) => plain <= offset);
      return piece ? offset - piece.plain + piece.script : offset;
    },
  };
}
