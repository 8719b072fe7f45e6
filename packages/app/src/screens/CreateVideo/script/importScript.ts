import { toTranscript } from '../captions/convert.ts';
import { parseWebVtt } from '../captions/webVtt.ts';

/** Bytes. A script of an hour is about 60 kB. */
const LIMIT = 1_000_000;

/** File names that the picker offers; the content decides. */
export const SCRIPT_FILES = '.txt,.md,.vtt,.srt,text/plain,text/markdown,text/vtt';

/** A script from a file, or the reason why there is none: one sentence with a way out. */
export type ImportedScript = { text: string } | { problem: string };

/** Binary formats by their first bytes, whatever their file name. */
const DOCUMENTS: readonly [start: string, name: string][] = [
  ['%PDF', 'a PDF'],
  ['PK\u0003\u0004', 'a Word or ZIP file'],
  ['{\\rtf', 'a rich text file'],
];

function decode(bytes: Uint8Array<ArrayBuffer>): string | null {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = isUtf16 ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\u0000') ? null : text;
  } catch {
    return null;
  }
}

/** Removes Markdown's visual markup, which is not read aloud. */
function withoutMarkdown(text: string): string {
  return text
    .replaceAll(/^---\n[\s\S]*?\n---\n/g, '')
    .replaceAll(/^(?:```|~~~).*$/gm, '')
    .replaceAll(/^ {0,3}(?:#{1,6}|>+|[-*+]|\d+[.)])[ \t]+/gm, '')
    .replaceAll(/^ {0,3}(?:[-*_][ \t]*){3,}$/gm, '')
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/(\*\*|__|\*|`)(\S(?:[^\n]*?\S)?)\1/g, '$2');
}

const isSubtitles = (text: string): boolean =>
  text.startsWith('WEBVTT') ||
  /^\s*(?:\d+\s*\n)?(?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3}\s*-->/.test(text);

/**
 * Returns a script from the bytes of a text file: `.txt`, `.md`, `.vtt` or `.srt`, detected by its content.
 * Captions become running text, Markdown loses its markup.
 */
export function importScript(name: string, bytes: Uint8Array<ArrayBuffer>): ImportedScript {
  if (bytes.length > LIMIT) {
    return {
      problem: `“${name}” is larger than 1 MB. Choose a shorter text, or paste a part of it.`,
    };
  }
  const raw = decode(bytes);
  // Latin 1 keeps every byte, so that binary files can be recognised by their first bytes.
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 8));
  const document = DOCUMENTS.find(([beginning]) => start.startsWith(beginning))?.[1];
  if (raw === null || document !== undefined) {
    const what = document ?? 'no text file';
    return { problem: `“${name}” is ${what}. Save it as plain text, or paste its words.` };
  }
  const text = raw.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  const words = isSubtitles(text)
    ? toTranscript(parseWebVtt(text))
    : /\.(?:md|markdown)$/i.test(name)
      ? withoutMarkdown(text)
      : text;
  const script = words
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  if (script === '') return { problem: `“${name}” has no words in it. Choose another file.` };
  return { text: script };
}
