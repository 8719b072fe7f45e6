import { packVersion } from '@lectern/studio/packs';
import { type RecipeVoice, voiceIdOf } from '@lectern/studio/recipe';
import type { AccountStore } from '../../db/accounts.ts';
import { changeProject, findProject, type ProjectParts } from '../../db/projects.ts';
import type { PackStore } from '../packs/packTypes.ts';

interface Parts extends ProjectParts {
  accounts: AccountStore;
  packs: Pick<PackStore, 'listPacks'>;
}

/** Whether this device has the voice of a project file; `changed` is its pack in another version. */
export type FileVoice = 'here' | 'changed' | 'missing';

/**
 * Tells whether a project can be spoken by a project file's voice. A project keeps the name of a voice
 * whose pack is not here, so that it speaks once the pack is loaded.
 *
 * @param file - `owner` is the username.
 */
export async function fileVoice(
  parts: Parts,
  { owner, projectId, voice }: { owner: string; projectId: string; voice: RecipeVoice },
): Promise<FileVoice> {
  const wanted = voice.pack;
  // A file's other voices are built in, or it is not read.
  if (!wanted) return 'here';
  const pack = (await parts.packs.listPacks()).find(({ id }) => id === wanted.id);
  if (pack?.voices.some(({ id }) => id === voice.id)) {
    const { version } = wanted;
    return version === undefined || version === (await packVersion(pack)) ? 'here' : 'changed';
  }
  const user = await parts.accounts.findByUsername(owner);
  const project = user && (await findProject(parts.db, user.id, projectId));
  if (project) await changeProject(parts, project.id, () => ({ voiceId: voiceIdOf(voice) }));
  return 'missing';
}
