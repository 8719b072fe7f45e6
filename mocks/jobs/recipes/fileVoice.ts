import { packVersion, type VoicePack } from '@lectern/studio/packs';
import { type RecipeVoice, voiceIdOf } from '@lectern/studio/recipe';
import type { AccountStore } from '../../db/accounts.ts';
import { changeProject, findProject, type ProjectParts } from '../../db/projects.ts';
import type { PackStore } from '../packs/packTypes.ts';

interface Parts extends ProjectParts {
  accounts: AccountStore;
  packs: Pick<PackStore, 'listPacks'>;
}

/** Whether this device has the voice of a project file; `changed` means another version of its pack. */
export type FileVoice = 'here' | 'changed' | 'missing';

/** Returns the pack on this device that has a project file's voice; undefined if there is none. */
export async function packOfVoice(
  { listPacks }: Pick<PackStore, 'listPacks'>,
  { id, pack }: RecipeVoice,
): Promise<VoicePack | undefined> {
  const packs = await listPacks();
  return packs.find((each) => each.id === pack?.id && each.voices.some((voice) => voice.id === id));
}

/**
 * Checks whether this device can speak with the voice of a project file. If the voice's pack is missing,
 * the project keeps the name of the voice, so that it can be used once the pack is loaded.
 *
 * @param file - `owner` is the username.
 */
export async function fileVoice(
  parts: Parts,
  { owner, projectId, voice }: { owner: string; projectId: string; voice: RecipeVoice },
): Promise<FileVoice> {
  const wanted = voice.pack;
  // A voice without a pack is built in; files with any other voice are not read.
  if (!wanted) return 'here';
  const pack = await packOfVoice(parts.packs, voice);
  if (pack) {
    const { version } = wanted;
    return version === undefined || version === (await packVersion(pack)) ? 'here' : 'changed';
  }
  const user = await parts.accounts.findByUsername(owner);
  const project = user && (await findProject(parts.db, user.id, projectId));
  if (project) await changeProject(parts, project.id, () => ({ voiceId: voiceIdOf(voice) }));
  return 'missing';
}
