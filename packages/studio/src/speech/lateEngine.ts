import type { SpeechEngine } from './SpeechEngine.ts';

/** An engine that is loaded for the first sentence that is not stored yet. */
export function lateEngine(load: () => Promise<SpeechEngine>): SpeechEngine {
  let engine: Promise<SpeechEngine> | undefined;
  return {
    async speak(text, voiceId, manner) {
      engine ??= load();
      return (await engine).speak(text, voiceId, manner);
    },
  };
}
