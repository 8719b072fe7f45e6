import { lettersPerSecond, sampleUrlOf, VOICE_LANGUAGE, VOICES } from '@lectern/studio';
import { readOwnVoice } from '@lectern/studio/own-voice';

/** A voice with the address of its sample. */
export interface LibraryVoice {
  id: string;
  name: string;
  labels: { gender: string; accent: string; language: string };
  /** At its own pace. */
  lettersPerSecond: number;
  /** Absolute URL of a short recording; null where there is none. */
  sampleUrl: string | null;
}

/** Every voice that the studio can speak with. */
export function libraryVoices(): LibraryVoice[] {
  return VOICES.map((voice) => ({
    id: voice.id,
    name: voice.name,
    labels: { ...voice.labels, language: VOICE_LANGUAGE },
    lettersPerSecond: lettersPerSecond(voice),
    sampleUrl: webUrl(sampleUrlOf(voice.id)),
  }));
}

/** Whether there is such a voice; the user's own takes are one, with a voice for the rest. */
export function canSpeakAs(voiceId: string): boolean {
  const id = readOwnVoice(voiceId) ?? voiceId;
  return VOICES.some((voice) => voice.id === id);
}

// Outside a page (tests in Node) samples have no URL that a client could load.
function webUrl(url: string | null): string | null {
  return url !== null && /^https?:/.test(url) ? url : null;
}
