/** Faces that this page or worker has loaded: a worker draws many films in turn. */
const loadedFaces = new Set<string>();

/**
 * Loads a face into this page or worker, once. It ships with the app, so text looks the same everywhere; if
 * its file is missing, text falls back to the browser's own face, and the next film tries again.
 *
 * @returns whether the face is available
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
  // Concurrent loads of the same face add it only once.
  if (!loadedFaces.has(key)) ownFonts().add(loaded);
  loadedFaces.add(key);
  return true;
}

/** The faces of this page or worker; TypeScript declares `fonts` on documents only. */
function ownFonts(): FontFaceSet {
  if (typeof document !== 'undefined') return document.fonts;
  return (self as unknown as { fonts: FontFaceSet }).fonts;
}
