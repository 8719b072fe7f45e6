import { findMarks, passMark, TextInPieces } from '@lectern/studio/marks';

/** Punctuation after a pause belongs to the word before it. */
const CLOSING = /^[ \t]*[.,;:!?…)\]”’"']+/u;

/**
 * Returns a script as it should be spoken, for a server that does not support marks: words as they are
 * pronounced, and instead of each pause a new paragraph, at which voices rest. Use `plainText` to show
 * words.
 */
export function heardText(script: string): string {
  const text = new TextInPieces();
  let done = 0;
  for (const mark of findMarks(script)) {
    if (mark.kind === 'say' && mark.word.to > mark.word.from && mark.word.from >= done) {
      text.push(script.slice(done, mark.word.from));
      text.push(mark.says);
      done = mark.word.to;
    }
    text.push(script.slice(done, mark.from));
    if (mark.kind === 'pause') {
      done = mark.to;
      const closing = CLOSING.exec(script.slice(done, done + 20))?.[0] ?? '';
      done += closing.length;
      done += /^\s*/u.exec(script.slice(done))?.[0].length ?? 0;
      text.trimEnd(/\s/);
      text.push(closing.trim());
      if (text.length > 0) text.push('\n\n');
    } else done = passMark(text, script, mark);
  }
  text.push(script.slice(done));
  return text.toString().trim();
}
