import { packVoiceId, readPackVoiceId } from '../packs/voicePack.ts';
import { readOwnVoice } from '../voices/ownVoice.ts';
import type { RecipeVoice } from './recipe.ts';

/** Returns the id that Lectern uses for a project file's voice. The file does not contain recordings. */
export function voiceIdOf({ id, pack }: RecipeVoice): string {
  return pack ? packVoiceId(pack.id, id) : id;
}

/**
 * Returns a voice as stored in project files.
 *
 * @param version - Version of the voice's pack, if known.
 */
export function recipeVoice(voiceId: string, speed: number, version?: string): RecipeVoice {
  const fallback = readOwnVoice(voiceId);
  const named = readPackVoiceId(fallback ?? voiceId);
  return {
    id: named?.voiceId ?? fallback ?? voiceId,
    speed,
    ...(named && { pack: { id: named.packId, ...(version !== undefined && { version }) } }),
    ...(fallback !== null && { recorded: true }),
  };
}
