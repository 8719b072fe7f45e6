/**
 * What only a backend in the page has. A file of its own: the context is in every first load, and these are
 * for a few screens.
 */
import { useBackend } from './BackendContext.ts';
import type { LiveStudio } from './liveStudio.ts';
import type { ScriptWriter } from './scriptWriter.ts';
import type { VideoTables } from './videoTables.ts';
import type { VoicePacks } from './voicePacks.ts';
import type { VoiceRecordings } from './voiceRecordings.ts';

/** What can be heard and seen at once; null where a server makes everything. */
export function useLiveStudio(): LiveStudio | null {
  const backend = useBackend();
  return backend.kind === 'embedded' ? (backend.live ?? null) : null;
}

/** The writer in the page; null where a server writes, which says no more than the script. */
export function useScriptWriter(): ScriptWriter | null {
  const backend = useBackend();
  return backend.kind === 'embedded' ? (backend.writer ?? null) : null;
}

/** Videos from tables; null where a server makes the videos, which has no endpoint for it. */
export function useVideoTables(): VideoTables | null {
  const backend = useBackend();
  return backend.kind === 'embedded' ? (backend.tables ?? null) : null;
}

/** The user's own voice; null where a server makes the audio, which has no endpoint for it. */
export function useVoiceRecordings(): VoiceRecordings | null {
  const backend = useBackend();
  return backend.kind === 'embedded' ? (backend.recordings ?? null) : null;
}

/** The site's voice packs; null where a server has the voices. */
export function useVoicePacks(): VoicePacks | null {
  const backend = useBackend();
  return backend.kind === 'embedded' ? (backend.packs ?? null) : null;
}
