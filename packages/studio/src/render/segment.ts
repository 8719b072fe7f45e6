/**
 * Encoded pictures of a segment, and the file in which they are kept.
 *
 * The file: the letters LSEG, its version, the length of a JSON head, the head, the packets one after
 * another, and 32 bytes of SHA-256 over all before them. Numbers are 32-bit, little-endian.
 */
export interface Segment {
  /** Of its plan's segment. */
  hash: string;
  frameRate: number;
  frames: number;
  /** How a decoder is set up; every segment of a film must have the same. */
  decoder: SegmentDecoder;
  /** In the order of decoding; the first is a key frame, and no packet needs another segment. */
  packets: SegmentPacket[];
}

/** The part of a `VideoDecoderConfig` that a file of a film needs. */
export interface SegmentDecoder {
  codec: string;
  codedWidth: number;
  codedHeight: number;
  colorSpace: VideoColorSpaceInit;
  /** The content of the `avcC` box. */
  description: Uint8Array<ArrayBuffer>;
}

export interface SegmentPacket {
  /** Its frame, from 0 at the beginning of the segment. */
  frame: number;
  isKey: boolean;
  data: Uint8Array<ArrayBuffer>;
}

const MAGIC = 0x4745534c;
const VERSION = 1;
const INTRO = 12;
const DIGEST = 32;
/** Bytes of a head; 14 s have some 840 packets, of about 15 bytes each. */
const LONGEST_HEAD = 1 << 20;

interface Head extends Omit<Segment, 'packets' | 'decoder'> {
  decoder: Omit<SegmentDecoder, 'description'> & { description: number[] };
  /** Frame, 1 for key frames, bytes. */
  packets: [frame: number, key: 0 | 1, size: number][];
}

/** A segment as the bytes of its file. */
export async function packSegment(segment: Segment): Promise<Uint8Array<ArrayBuffer>> {
  const { decoder, packets, ...rest } = segment;
  const head: Head = {
    ...rest,
    decoder: { ...decoder, description: [...decoder.description] },
    packets: packets.map(({ frame, isKey, data }) => [frame, isKey ? 1 : 0, data.length]),
  };
  const text = new TextEncoder().encode(JSON.stringify(head));
  const size = packets.reduce((sum, { data }) => sum + data.length, INTRO + text.length);
  const bytes = new Uint8Array(size + DIGEST);
  const view = new DataView(bytes.buffer);
  [MAGIC, VERSION, text.length].forEach((value, i) => view.setUint32(4 * i, value, true));
  bytes.set(text, INTRO);
  let at = INTRO + text.length;
  for (const { data } of packets) {
    bytes.set(data, at);
    at += data.length;
  }
  bytes.set(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.subarray(0, size))), size);
  return bytes;
}

/**
 * The segment in a file. Undefined for a file that is cut short, changed, of another version, or of
 * another segment than the wanted one: it has to be made again.
 */
export async function unpackSegment(
  bytes: Uint8Array<ArrayBuffer>,
  wanted: string,
): Promise<Segment | undefined> {
  if (bytes.length < INTRO + DIGEST) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== MAGIC || view.getUint32(4, true) !== VERSION) return undefined;
  const end = bytes.length - DIGEST;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes.subarray(0, end)));
  if (digest.some((byte, i) => byte !== bytes[end + i])) return undefined;
  const length = view.getUint32(8, true);
  if (length > LONGEST_HEAD || INTRO + length > end) return undefined;
  // The checksum holds, so the head is as it was written.
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(INTRO, INTRO + length))) as Head;
  if (head.hash !== wanted) return undefined;
  let at = INTRO + length;
  const packets = head.packets.map(([frame, key, size]): SegmentPacket => {
    const data = bytes.subarray(at, at + size);
    at += size;
    return { frame, isKey: key === 1, data };
  });
  if (at !== end) return undefined;
  const description = Uint8Array.from(head.decoder.description);
  return { ...head, decoder: { ...head.decoder, description }, packets };
}
