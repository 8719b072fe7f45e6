import { isSpeakable } from './acronyms.ts';
import { readWord } from './readWord.ts';

const TOP_LEVEL =
  'com|org|net|io|app|dev|ai|co|uk|edu|gov|info|me|tv|de|fr|eu|us|ca|au|in|jp|nl|se|ch|at|es|it|ly|gg|' +
  'tech|cloud|studio|video|online|shop|store|site|blog|xyz|example|test';

const EMAIL = /^(?:mailto:)?([\w.+-]+)@([\w-]+(?:\.[\w-]+)+)$/i;
const URL_WITH_SCHEME = /^[a-z][a-z0-9+.-]*:\/\/([^\s/?#]+)([^\s?#]*)/i;
const BARE_URL = new RegExp(
  `^((?:[a-z0-9-]+\\.)+(?:${TOP_LEVEL}))(?::\\d+)?(/[^\\s?#]*)?(?:[?#]\\S*)?$`,
  'i',
);
/** Most words of a path that are worth hearing, unlike hashes and keys. */
const MAX_PATH_WORDS = 12;

/**
 * Reads a web or email address as spoken words; undefined if it is not one. Omits the scheme, 'www.', user
 * info, query and fragment, as people do.
 */
export function readAddress(written: string): string[] | undefined {
  const mail = EMAIL.exec(written);
  if (mail?.[1] && mail[2]) return [...dotted(mail[1]), 'at', ...dotted(mail[2])];
  const url = URL_WITH_SCHEME.exec(written) ?? BARE_URL.exec(written);
  if (!url?.[1]) return undefined;
  const host = url[1].replace(/^.*@/, '').replace(/:\d+$/, '');
  return [...dotted(host.replace(/^www\./i, '')), ...path(url[2] ?? '')];
}

function dotted(name: string): string[] {
  return (
    name
      .split('.')
      .filter((part) => part !== '')
      // '.NET' and '.COM' are spoken as words
      .flatMap((part, i) => [
        ...(i > 0 ? ['dot'] : []),
        ...marked(i > 0 && isSpeakable(part) ? part.toLowerCase() : part),
      ])
  );
}

const MARKS = new Map([
  ['-', 'dash'],
  ['_', 'underscore'],
  ['+', 'plus'],
]);

function marked(part: string): string[] {
  return part.split(/(?=[-_+])/).flatMap((piece) => {
    const mark = MARKS.get(piece.charAt(0));
    return mark ? [mark, ...readWord(piece.slice(1))] : readWord(piece);
  });
}

function path(written: string): string[] {
  const words = written
    .split('/')
    .filter((part) => /[a-z0-9]/i.test(part) && !isKey(part))
    .flatMap((part) => ['slash', ...part.split(/[-_]/).flatMap((piece) => readWord(piece))]);
  return words.slice(0, MAX_PATH_WORDS);
}

function isKey(part: string): boolean {
  return part.length > 10 && /\d/.test(part) && /^[\da-z%]+$/i.test(part);
}
