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
export async function loadVoices(): Promise<LibraryVoice[]> {
  const [{ lettersPerSecond, VOICE_LANGUAGE, VOICES }, { sampleUrlOf }] = await Promise.all([
    import('../studio/voices/voices.ts'),
    import('../studio/voices/sampleUrls.ts'),
  ]);
  return VOICES.map((voice) => ({
    id: voice.id,
    name: voice.name,
    labels: { ...voice.labels, language: VOICE_LANGUAGE },
    lettersPerSecond: lettersPerSecond(voice),
    sampleUrl: webUrl(voice.id),
  }));

  // Outside a page (tests in Node) the samples have no address that a client could use.
  function webUrl(id: string): string | null {
    const url = sampleUrlOf(id);
    return url !== null && /^https?:/.test(url) ? url : null;
  }
}
