/**
 * Loads a face into this page or worker. It ships with the app, so that words are the same everywhere;
 * without its file text falls back to the browser's own face.
 *
 * @returns whether it is there
 */
export async function loadFace(
  family: string,
  url: string,
  descriptors: FontFaceDescriptors,
): Promise<boolean> {
  const face = new FontFace(family, `url(${url})`, descriptors);
  const loaded = await face.load().catch(() => undefined);
  if (loaded) ownFonts().add(loaded);
  return loaded !== undefined;
}

/** The faces of this page or worker; TypeScript declares `fonts` on documents only. */
function ownFonts(): FontFaceSet {
  if (typeof document !== 'undefined') return document.fonts;
  return (self as unknown as { fonts: FontFaceSet }).fonts;
}
