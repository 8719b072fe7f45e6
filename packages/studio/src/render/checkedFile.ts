/**
 * The file format of the segment and sound cache: four letters, a version, the length of a JSON head, the
 * head, consecutive chunks of bytes, and 32 bytes of SHA-256 over everything before them. Numbers are
 * 32-bit, little-endian.
 */

/** The kind of a file's content, and its version. */
export interface FileKind {
  /** Four letters, as a little-endian number. */
  magic: number;
  version: number;
}

/** The content of a file. */
export interface CheckedContent<Head> {
  head: Head;
  /** Chunks in order. Their sizes are in the head. */
  body: Uint8Array<ArrayBuffer>;
}

const INTRO = 12;
const DIGEST = 32;
/** Maximum bytes of a head; 14 s of video have some 840 packets, at about 15 bytes each. */
const LONGEST_HEAD = 1 << 20;

/** Returns the bytes of a file. */
export async function packChecked(
  { magic, version }: FileKind,
  head: object,
  chunks: readonly Uint8Array[],
): Promise<Uint8Array<ArrayBuffer>> {
  const text = new TextEncoder().encode(JSON.stringify(head));
  const size = chunks.reduce((sum, { length }) => sum + length, INTRO + text.length);
  const bytes = new Uint8Array(size + DIGEST);
  const view = new DataView(bytes.buffer);
  [magic, version, text.length].forEach((value, i) => view.setUint32(4 * i, value, true));
  bytes.set(text, INTRO);
  let at = INTRO + text.length;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  bytes.set(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.subarray(0, size))), size);
  return bytes;
}

/** Unpacks a file. Returns undefined if it is truncated, modified, or of another kind or version. */
export async function unpackChecked<Head>(
  { magic, version }: FileKind,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<CheckedContent<Head> | undefined> {
  if (bytes.length < INTRO + DIGEST) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== magic || view.getUint32(4, true) !== version) return undefined;
  const end = bytes.length - DIGEST;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.subarray(0, end)));
  if (digest.some((byte, i) => byte !== bytes[end + i])) return undefined;
  const length = view.getUint32(8, true);
  if (length > LONGEST_HEAD || INTRO + length > end) return undefined;
  // The checksum matches, so the head is as written.
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(INTRO, INTRO + length))) as Head;
  return { head, body: bytes.subarray(INTRO + length, end) };
}

/** Splits a body into chunks by their sizes. Returns undefined if the sizes do not add up to its length. */
export function cutBody(
  body: Uint8Array<ArrayBuffer>,
  sizes: readonly number[],
): Uint8Array<ArrayBuffer>[] | undefined {
  let at = 0;
  const chunks = sizes.map((size) => body.subarray(at, (at += size)));
  return at === body.length ? chunks : undefined;
}
