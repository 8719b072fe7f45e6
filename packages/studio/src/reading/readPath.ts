import { isSpeakable, letterWords } from './acronyms.ts';
import { lookUp, WORD_READINGS } from './lexicon.ts';
import { readWord } from './readWord.ts';

/** '/etc/hosts', '~/notes.txt', './a/b', 'C:\\Users'. */
const PATH = /^(~|\.{1,2})?(?:\/[\w.@-]+)+\/?$|^([A-Za-z]:)(?:\\[\w.@ -]*)+$/;
const LEADS: Readonly<Record<string, string[]>> = {
  '~': ['tilde'],
  '.': ['dot'],
  '..': ['dot', 'dot'],
};

/** Reads a file path as spoken words, including slashes; undefined if it is not one. */
export function readPath(written: string): string[] | undefined {
  const match = PATH.exec(written);
  if (!match) return undefined;
  const lead = match[1] === undefined ? [] : (LEADS[match[1]] ?? []);
  const drive = match[2] === undefined ? [] : [...letterWords(match[2].charAt(0)), 'colon'];
  const parts = written.slice((match[1] ?? match[2] ?? '').length).split(/(?=[\\/])/);
  const words = parts.flatMap((part) => [
    part.startsWith('/') ? 'slash' : 'backslash',
    ...name(part.slice(1)),
  ]);
  return [...lead, ...drive, ...words];
}

/** Folder names are not abbreviations: etc is not et cetera. */
function name(part: string): string[] {
  return part.split(/(?=[.@-])/).flatMap((piece) => {
    const word = piece.replace(/^[.@-]/, '');
    const mark = { '.': ['dot'], '-': ['dash'], '@': ['at'] }[piece.charAt(0)] ?? [];
    const isShort = /^[a-z]{2,4}$/.test(word) && (word === 'etc' || !isSpeakable(word));
    const known = lookUp(WORD_READINGS, word.toLowerCase());
    const said =
      isShort && (known === undefined || word === 'etc') ? letterWords(word) : readWord(word);
    return [...mark, ...said];
  });
}
