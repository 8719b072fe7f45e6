/** Faces that this page or worker has loaded: a worker draws one film after another. */
const loadedFaces = new Set<string>();

/**
 * Loads a face into this page or worker, once. It ships with the app, so that words are the same everywhere;
 * without its file text falls back to the browser's own face, and the next film tries again.
 *
 * @returns whether it is there
 */
export async function loadFace(
  family: string,
  url: string,
  descriptors: FontFaceDescriptors,
): Promise<boolean> {
  const key = JSON.stringify([family, url, descriptors]);
  if (loadedFaces.has(key)) return true;
  const face = new FontFace(family, `url(${url})`, descriptors);
  const loaded = await face.load().catch(() => undefined);
  if (!loaded) return false;
  // Two that are loaded at once are one.
  if (!loadedFaces.has(key)) ownFonts().add(loaded);
  loadedFaces.add(key);
  return true;
}

/** The faces of this page or worker; TypeScript declares `fonts` on documents only. */
function ownFonts(): FontFaceSet {
  if (typeof document !== 'undefined') return document.fonts;
  return (self as unknown as { fonts: FontFaceSet }).fonts;
}
