import type { Extension } from './fileKind.ts';

/**
 * UTF-8 bytes of a file's name. File systems take 255; browsers add ' (1)' to a name that is taken
 * and '.crdownload' or '.part' while they write.
 */
const MAX_BYTES = 200;

/** Names of devices, which Windows opens instead of a file, whatever their ending. */
const DEVICES = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])$/iu;

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

/** The longest beginning of so many bytes that cuts no character in two. */
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
 * A file's name that Windows, macOS and Linux take: the title without special characters, spaces as
 * underscores (specification section 5). Letters and digits of every script stay. A title of
 * nothing else becomes `fallback`.
 */
export function fileName(title: string, extension: Extension | 'zip', fallback = 'video'): string {
  const plain = title
    .normalize('NFC')
    // Dots, signs that a system keeps for itself, controls, and marks that turn text around.
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/gu, '_')
    // A leading dash is read as an option by command lines.
    .replace(/^-+/u, '');
  const named = /[\p{L}\p{N}]/u.test(plain) ? plain : fallback;
  const safe = DEVICES.test(named) ? `${fallback}_${named}` : named;
  return `${cut(safe, MAX_BYTES - byteLength(`.${extension}`))}.${extension}`;
}

/** What the wizard calls a download: `video_{timestamp}`, milliseconds since 1970. */
export function wizardTitle(timestamp: number): string {
  return `video_${timestamp}`;
}
