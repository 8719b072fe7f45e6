import { needsFaces } from './faceSigns.ts';
import { loadFace } from './loadFace.ts';

/**
 * Loads the faces for a text's writing systems, under the names of the families that the text is drawn in.
 * Not part of the entry `looks`, because a build that makes no films would include the files.
 *
 * @returns names of the available ones: together with the text they determine how it is drawn
 */
export async function loadTextFaces(text: string, families: readonly string[]): Promise<string[]> {
  if (!needsFaces(text)) return [];
  const [{ facesFor }, { FACE_FILES }] = await Promise.all([
    import('./writingFaces.ts'),
    import('./writingFiles.ts'),
  ]);
  const loaded = await Promise.all(
    facesFor(text).map(async ({ name, unicodeRange }) => {
      const url = FACE_FILES.get(name) ?? '';
      const all = await Promise.all(
        families.map((family) => loadFace(family, url, { weight: '100 900', unicodeRange })),
      );
      return all.every(Boolean) ? [name] : [];
    }),
  );
  return loaded.flat();
}
