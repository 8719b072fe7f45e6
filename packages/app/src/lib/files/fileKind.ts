/**
 * Extensions that a download may have. None of them is a file that a system would run, open in a browser as
 * a page, or install: the server's own extension is never used unchecked.
 */
export const EXTENSIONS = [
  ...(['mp4', 'webm', 'mov'] as const),
  ...(['png', 'jpg', 'webp', 'gif', 'avif'] as const),
  ...(['mp3', 'm4a', 'wav'] as const),
  ...(['vtt', 'srt', 'txt', 'pdf', 'lectern.json'] as const),
] as const;
export type Extension = (typeof EXTENSIONS)[number];

const BY_TYPE: ReadonlyMap<string, Extension> = new Map([
  ['video/mp4', 'mp4'],
  ['video/webm', 'webm'],
  ['video/quicktime', 'mov'],
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'avif'],
  ['audio/mpeg', 'mp3'],
  ['audio/mp4', 'm4a'],
  ['audio/wav', 'wav'],
  ['audio/x-wav', 'wav'],
  ['text/vtt', 'vtt'],
  ['application/x-subrip', 'srt'],
  ['application/pdf', 'pdf'],
]);

/** Number of bytes at the start of a file that identify its kind. */
export const HEAD_BYTES = 64;

/** Brands of ISO media files (ISO/IEC 14496-12) that are not MP4 films; null for kinds outside the list. */
const BY_BRAND: ReadonlyMap<string, Extension | null> = new Map([
  ['qt  ', 'mov'],
  ['M4A ', 'm4a'],
  ['avif', 'avif'],
  ['avis', 'avif'],
  ['heic', null],
  ['heix', null],
  ['mif1', null],
]);

/** Returns the kind of a file by its first bytes; null if they do not identify it. */
export function kindOfBytes(bytes: Uint8Array): Extension | null {
  // One character per byte.
  const text = String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
  if (text.startsWith('ftyp', 4)) {
    const kind = BY_BRAND.get(text.slice(8, 12));
    return kind === undefined ? 'mp4' : kind;
  }
  // Matroska starts with the same bytes, but names itself here.
  if (text.startsWith('\u001aE\u00df\u00a3')) return text.includes('webm') ? 'webm' : null;
  if (text.startsWith('RIFF')) {
    if (text.startsWith('WEBP', 8)) return 'webp';
    return text.startsWith('WAVE', 8) ? 'wav' : null;
  }
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'png';
  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'jpg';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  if (text.startsWith('%PDF-')) return 'pdf';
  if (/^(?:\u00ef\u00bb\u00bf)?WEBVTT(?:[ \t\r\n]|$)/.test(text)) return 'vtt';
  return /^(?:ID3|\u00ff[\u00fb\u00f3\u00f2])/.test(text) ? 'mp3' : null;
}

/**
 * Returns the kind that a content type means, with or without parameters; null if it is not in the list.
 */
export function kindOfType(type: string): Extension | null {
  return BY_TYPE.get(type.split(';')[0]?.trim().toLowerCase() ?? '') ?? null;
}

/**
 * Returns the kind that the extension of a URL's path means; null for blobs, data, and extensions not in
 * the list.
 */
export function kindOfUrl(url: string): Extension | null {
  // Blob URLs end in an opaque id, data URLs in their content.
  if (/^(?:blob|data):/i.test(url)) return null;
  const ending = /\/[^/]*\.([a-z0-9]+)$/i.exec(url.split(/[?#]/)[0] ?? '')?.[1]?.toLowerCase();
  return EXTENSIONS.find((extension) => extension === ending) ?? null;
}
