import type { Extension } from './fileKind.ts';

/**
 * Maximum UTF-8 bytes of a file name. File systems allow 255; browsers add ' (1)' to a name that is taken
 * and '.crdownload' or '.part' while they write.
 */
const MAX_BYTES = 200;

/** Device names, which Windows opens instead of a file, whatever the extension. */
const DEVICES = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])$/iu;

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

/** Returns the longest prefix within this many bytes that splits no character. */
function cut(text: string, bytes: number): string {
  let length = 0;
  let end = 0;
  for (const character of text) {
    length += byteLength(character);
    if (length > bytes) break;
    end += character.length;
  }
  return text.slice(0, end);
}

/**
 * Returns a file name that Windows, macOS and Linux accept: the title without special characters, spaces as
 * underscores (specification section 5). Letters and digits of every script are kept. A title without any
 * becomes `fallback`.
 */
export function fileName(title: string, extension: Extension | 'zip', fallback = 'video'): string {
  const plain = title
    .normalize('NFC')
    // Remove dots, characters that systems reserve, control characters, and marks that change text
    // direction.
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/gu, '_')
    // Command lines read a leading dash as an option.
    .replace(/^-+/u, '');
  const named = /[\p{L}\p{N}]/u.test(plain) ? plain : fallback;
  const safe = DEVICES.test(named) ? `${fallback}_${named}` : named;
  return `${cut(safe, MAX_BYTES - byteLength(`.${extension}`))}.${extension}`;
}

/** Returns the wizard's name for a download: `video_{timestamp}`, milliseconds since 1970. */
export function wizardTitle(timestamp: number): string {
  return `video_${timestamp}`;
}
