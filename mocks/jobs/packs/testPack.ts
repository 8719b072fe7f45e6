import type { VoicePack } from '@lectern/studio/packs';

/** A small pack for tests. */
export function testPack(changes: Partial<VoicePack> = {}): VoicePack {
  return {
    id: 'coast',
    name: 'Coast voices',
    description: 'Two voices from the coast.',
    engine: 'engine.js',
    voices: [
      {
        ...{ id: 'ana', name: 'Ana', language: 'es', gender: 'Female' },
        ...{ accent: null, lettersPerSecond: 14 },
      },
      {
        ...{ id: 'rui', name: 'Rui', language: 'pt-BR', gender: 'Male' },
        ...{ accent: 'Brazilian', lettersPerSecond: 15 },
      },
    ],
    files: [
      { path: 'engine.js', bytes: 1000, sha256: 'a'.repeat(64) },
      { path: 'voices/ana.bin', bytes: 3000, sha256: 'b'.repeat(64) },
    ],
    license: 'CC-BY-4.0',
    attribution: 'The Coast project',
    source: 'https://example.com/coast',
    timing: 'phones',
    needs: [],
    isHeard: false,
    ...changes,
  };
}
