import { makeZip } from 'client-zip';
import type { MediaLibrary } from '../../files/mediaLibrary.ts';
import { takeFile } from '../../files/mediaNames.ts';
import type { RecordingsOfScript } from './recordingTypes.ts';

/** Maximum length of a file name after its number, in characters. */
const MOST_LETTERS = 40;

/** Packs the kept takes as WAV files with the numbers and words of their sentences. */
export async function zipTakes(
  media: Pick<MediaLibrary, 'has' | 'read'>,
  { sentences }: RecordingsOfScript,
): Promise<Blob> {
  const digits = String(sentences.length).length;
  async function* files() {
    for (const [i, { keptTakeId, key }] of sentences.entries()) {
      if (keptTakeId === null || !(await media.has(takeFile(keptTakeId)))) continue;
      const words = key
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
        .slice(0, MOST_LETTERS)
        .trim();
      const name = `${String(i + 1).padStart(digits, '0')} ${words}.wav`;
      yield { name, input: await media.read(takeFile(keptTakeId)) };
    }
  }
  return new Response(makeZip(files())).blob();
}
