import { cutBody, packChecked, unpackChecked } from '../checkedFile.ts';

/** The encoded pictures of a segment, and the file in which they are stored. */
export interface Segment {
  /** Hash of the planned segment. */
  hash: string;
  frameRate: number;
  frames: number;
  /** The configuration of a decoder; all segments of a film must have the same one. */
  decoder: SegmentDecoder;
  /** In decoding order; the first is a key frame, and no packet depends on another segment. */
  packets: SegmentPacket[];
}

/** The part of a `VideoDecoderConfig` that a film's file needs. */
export interface SegmentDecoder {
  codec: string;
  codedWidth: number;
  codedHeight: number;
  colorSpace: VideoColorSpaceInit;
  /** The content of the `avcC` box. */
  description: Uint8Array<ArrayBuffer>;
}

export interface SegmentPacket {
  /** Its frame, counted from 0 at the start of the segment. */
  frame: number;
  isKey: boolean;
  data: Uint8Array<ArrayBuffer>;
}

/** The message of the error for a film whose segments come from encoders with different parameters. */
export const MISFIT = 'the segments of the film do not fit together';

/** The letters LSEG. */
const KIND = { magic: 0x4745534c, version: 1 };

interface Head extends Omit<Segment, 'packets' | 'decoder'> {
  decoder: Omit<SegmentDecoder, 'description'> & { description: number[] };
  /** Frame, 1 for key frames, size in bytes. */
  packets: [frame: number, key: 0 | 1, size: number][];
}

/** Returns the bytes of a segment's file. */
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
 * Reads the segment in a file. Returns undefined for a file that is truncated, modified, of another
 * version, or of a segment other than the wanted one, which then has to be made again.
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
