import { cutBody, packChecked, unpackChecked } from './checkedFile.ts';

/** Encoded pictures of a segment, and the file in which they are kept. */
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

/** The letters LSEG. */
const KIND = { magic: 0x4745534c, version: 1 };

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
  return packChecked(
    KIND,
    head,
    packets.map(({ data }) => data),
  );
}

/**
 * The segment in a file. Undefined for a file that is cut short, changed, of another version, or of
 * another segment than the wanted one: it has to be made again.
 */
export async function unpackSegment(
  bytes: Uint8Array<ArrayBuffer>,
  wanted: string,
): Promise<Segment | undefined> {
  const content = await unpackChecked<Head>(KIND, bytes);
  if (content?.head.hash !== wanted) return undefined;
  const { head, body } = content;
  const chunks = cutBody(
    body,
    head.packets.map(([, , size]) => size),
  );
  const packets = chunks?.map((data, i): SegmentPacket => {
    const [frame = 0, key = 0] = head.packets[i] ?? [];
    return { frame, isKey: key === 1, data };
  });
  if (!packets) return undefined;
  const description = Uint8Array.from(head.decoder.description);
  return { ...head, decoder: { ...head.decoder, description }, packets };
}
