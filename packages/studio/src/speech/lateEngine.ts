import type { SpeechEngine } from './SpeechEngine.ts';

/**
 * An engine that is loaded for the first sentence that is not stored yet, and then shared by all jobs.
 *
 * @param load - Gets the signal of the job that needs the engine.
 * @returns the engine for a job
 */
export function lateEngine(
  load: (signal?: AbortSignal) => Promise<SpeechEngine>,
): (signal?: AbortSignal) => SpeechEngine {
  let engine: Promise<SpeechEngine> | undefined;
  return (signal) => ({
    async speak(text, voiceId, manner) {
      engine ??= load(signal).catch((cause: unknown) => {
        engine = undefined;
        throw cause;
      });
      return (await engine).speak(text, voiceId, manner);
    },
  });
}
