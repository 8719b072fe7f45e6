/**
 * Encoded phrases on disk, stored with the segments and trimmed with them: a cache that may be emptied at
 * any time, and whose failures only cost time.
 */
import { readMedia, removeMedia, writeMedia } from '../../mediaStore.ts';
import { cutBody, packChecked, unpackChecked } from '../checkedFile.ts';
import type { EncodedPhrase } from './encodePhrases.ts';
import { PARTS_FOLDER } from '../segments/segmentStore.ts';
import type { PhraseStore } from './soundPackets.ts';

/** The letters LSND. */
const KIND = { magic: 0x444e534c, version: 1 };

interface Head {
  hash: string;
  description: number[];
  /** Sizes of the packets in bytes. */
  sizes: number[];
}

const nameOf = (hash: string) => `${hash}.sound`;

/** Returns the bytes of a phrase's file. */
export async function packPhrase(
  hash: string,
  { description, packets }: EncodedPhrase,
): Promise<Uint8Array<ArrayBuffer>> {
  const sizes = packets.map(({ length }) => length);
  const head: Head = { hash, description: [...description], sizes };
  return packChecked(KIND, head, packets);
}

/**
 * Reads the phrase in a file. Returns undefined for a file that is damaged, or of another phrase or
 * version.
 */
export async function unpackPhrase(
  bytes: Uint8Array<ArrayBuffer>,
  wanted: string,
): Promise<EncodedPhrase | undefined> {
  const content = await unpackChecked<Head>(KIND, bytes);
  if (content?.head.hash !== wanted) return undefined;
  const packets = cutBody(content.body, content.head.sizes);
  return packets && { description: Uint8Array.from(content.head.description), packets };
}

/** The phrases on disk. */
export const phraseFiles: PhraseStore = {
  async read(hash) {
    const file = await readMedia(nameOf(hash), PARTS_FOLDER).catch(() => undefined);
    // It cannot be read while it is being replaced, and the new file must stay.
    const bytes = await file?.arrayBuffer().catch(() => undefined);
    if (!bytes) return undefined;
    const phrase = await unpackPhrase(new Uint8Array(bytes), hash);
    if (!phrase) await removeMedia(nameOf(hash), PARTS_FOLDER).catch(() => undefined);
    return phrase;
  },

  async write(hash, phrase) {
    const bytes = await packPhrase(hash, phrase);
    await writeMedia(nameOf(hash), new Blob([bytes]), PARTS_FOLDER).catch(() => undefined);
  },
};
