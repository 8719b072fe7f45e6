import { packVoiceId, readPackVoiceId } from '../packs/voicePack.ts';
import { readOwnVoice } from '../voices/ownVoice.ts';
import type { RecipeVoice } from './recipe.ts';

/** The id under which Lectern knows a project file's voice. Recordings are not in the file. */
export function voiceIdOf({ id, pack }: RecipeVoice): string {
  return pack ? packVoiceId(pack.id, id) : id;
}

/**
 * A voice as project files name it.
 *
 * @param version - Of the pack that the voice is from, where that is known.
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
