import { lettersPerSecond, sampleUrlOf, VOICE_LANGUAGE, VOICES } from '@lectern/studio';
import { readOwnVoice } from '@lectern/studio/own-voice';
import { packVoiceId, type VoicePack } from '@lectern/studio/packs';

/** A voice with the URL of its sample. */
export interface LibraryVoice {
  id: string;
  name: string;
  labels: { gender: string; accent: string | null; language: string };
  /** At its own pace. */
  lettersPerSecond: number;
  /** Absolute URL of a short recording; null if it has none. */
  sampleUrl: string | null;
}

/** Lists every voice that the studio can speak with: its own, then those of the packs on this device. */
export function libraryVoices(packs: readonly VoicePack[]): LibraryVoice[] {
  return [...builtInVoices(), ...packs.flatMap(packVoices)];
}

function packVoices({ id, voices }: VoicePack): LibraryVoice[] {
  return voices.map((voice) => ({
    id: packVoiceId(id, voice.id),
    name: voice.name,
    labels: { gender: voice.gender, accent: voice.accent, language: voice.language },
    lettersPerSecond: voice.lettersPerSecond,
    sampleUrl: null,
  }));
}

function builtInVoices(): LibraryVoice[] {
  return VOICES.map((voice) => ({
    id: voice.id,
    name: voice.name,
    labels: { ...voice.labels, language: VOICE_LANGUAGE },
    lettersPerSecond: lettersPerSecond(voice),
    sampleUrl: webUrl(sampleUrlOf(voice.id)),
  }));
}

/**
 * Whether the voice exists; the user's own takes count as one, with a voice for the remaining sentences.
 */
export function canSpeakAs(voiceId: string, packs: readonly VoicePack[]): boolean {
  const id = readOwnVoice(voiceId) ?? voiceId;
  return libraryVoices(packs).some((voice) => voice.id === id);
}

// Outside a page (tests in Node), samples have no URL that a client could load.
function webUrl(url: string | null): string | null {
  return url !== null && /^https?:/.test(url) ? url : null;
}
