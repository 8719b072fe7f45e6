import { MANIFEST, packFolder } from '../src/packs/packFolder.ts';
import type { VoicePack } from '../src/packs/voicePack.ts';
import { StudioError } from '../src/StudioError.ts';

/** The path at which the driver serves the packs of its folder. */
const FOLDER = '/voices/';

let kept: string | null = null;

/**
 * Stores a voice pack of the driver's folder where the studio's engines look for it. Each run has a new
 * browser profile, so the store is empty before.
 *
 * @throws `StudioError` 'missing-file' for a pack that is not served or does not match its manifest
 */
export async function keepPack(id: string): Promise<void> {
  if (kept === id) return;
  const pack = JSON.parse(await (await read(`${id}/${MANIFEST}`)).text()) as VoicePack;
  const folder = await packFolder(id, { create: true });
  const write = async (name: string, content: Blob | string) => {
    const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await file.write(content);
    await file.close();
  };
  for (const { path, sha256 } of pack.files) {
    const content = await read(`${id}/${path}`);
    if ((await sumOf(content)) !== sha256) {
      throw new StudioError(
        'missing-file',
        `${path} of the voice pack “${id}” is not what it says`,
      );
    }
    await write(sha256, content);
  }
  await write(MANIFEST, JSON.stringify(pack));
  kept = id;
}

async function read(path: string): Promise<Blob> {
  const response = await fetch(FOLDER + path);
  if (!response.ok) throw new StudioError('missing-file', `${path} of the voice packs`);
  return response.blob();
}

async function sumOf(content: Blob): Promise<string> {
  const sum = await crypto.subtle.digest('SHA-256', await content.arrayBuffer());
  return Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
