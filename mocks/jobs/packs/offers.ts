import type { VoicePack } from '@lectern/studio/packs';
import { array, object, string } from 'yup';
import { ManifestError, readManifest } from './readManifest.ts';

/** A pack on the site, or the reason why it cannot be offered. */
export type Offer =
  { id: string; pack: VoicePack; address: string } | { id: string; pack: null; refusal: string };

const indexSchema = object({
  packs: array(
    string()
      .strict()
      .required()
      .matches(/^[a-z0-9-]{1,40}$/),
  )
    .strict()
    .required()
    .max(50),
});

/** Maximum length of a manifest in characters: a thousand voices take a fifth of it. */
const LONGEST_MANIFEST = 1_000_000;

/**
 * Reads the packs in a site's folder, in the order of its `index.json`; empty if the folder does not exist.
 * Requests go only to that folder.
 *
 * @param folder - Its URL, with the trailing slash.
 */
export async function readOffers(folder: string, fetch: typeof globalThis.fetch): Promise<Offer[]> {
  const text = await readText(`${folder}index.json`, fetch);
  if (text === null) return [];
  let ids: readonly string[];
  try {
    ids = (await indexSchema.validate(JSON.parse(text))).packs;
  } catch {
    return [];
  }
  return Promise.all([...new Set(ids)].map((id) => readOffer(id, folder, fetch)));
}

async function readOffer(
  id: string,
  folder: string,
  fetch: typeof globalThis.fetch,
): Promise<Offer> {
  const address = `${folder}${id}/manifest.json`;
  const text = await readText(address, fetch);
  if (text === null) return { id, pack: null, refusal: 'its manifest is not there' };
  try {
    return { id, pack: await readManifest(text, id), address };
  } catch (cause) {
    if (!(cause instanceof ManifestError)) throw cause;
    return { id, pack: null, refusal: cause.message };
  }
}

/** Returns the text of a response; null if the request fails or the text is too long for a manifest. */
async function readText(address: string, fetch: typeof globalThis.fetch): Promise<string | null> {
  try {
    const response = await fetch(address, {
      cache: 'no-cache',
      credentials: 'omit',
      mode: 'same-origin',
      redirect: 'error',
    });
    if (!response.ok) return null;
    const text = await response.text();
    return text.length > LONGEST_MANIFEST ? null : text;
  } catch {
    return null;
  }
}
