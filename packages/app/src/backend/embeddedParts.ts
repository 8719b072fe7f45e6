/**
 * Features that only a backend in the page has. They are in a separate file because the context is in every
 * first load, and these are for a few screens.
 */
import { useBackend } from './BackendContext.ts';
import type { LiveStudio } from './liveStudio.ts';
import type { ScriptWriter } from './scriptWriter.ts';
import type { VideoTables } from './videoTables.ts';
import type { VoicePacks } from './voicePacks.ts';
import type { VoiceRecordings } from './voiceRecordings.ts';

/** Returns the live preview; null when a server makes everything. */
export function useLiveStudio(): LiveStudio | null {
  const backend = useBackend();
  return backend.kind === 'embedded' ? (backend.live ?? null) : null;
}

/**
 * Returns the writer in the page; null when a server writes, because it returns no more than the script.
 */
export function useScriptWriter(): ScriptWriter | null {
  const backend = useBackend();
  return backend.kind === 'embedded' ? (backend.writer ?? null) : null;
}

/** Returns videos from tables; null when a server makes the videos, because it has no endpoint for it. */
export function useVideoTables(): VideoTables | null {
  const backend = useBackend();
  return backend.kind === 'embedded' ? (backend.tables ?? null) : null;
}

/** Returns the user's own voice; null when a server makes the audio, because it has no endpoint for it. */
export function useVoiceRecordings(): VoiceRecordings | null {
  const backend = useBackend();
  return backend.kind === 'embedded' ? (backend.recordings ?? null) : null;
}

/** Returns the site's voice packs; null when a server has the voices. */
export function useVoicePacks(): VoicePacks | null {
  const backend = useBackend();
  return backend.kind === 'embedded' ? (backend.packs ?? null) : null;
}
