/**
 * How the studio and a pack's engine talk: the engine is a module worker that gets its files with the first
 * message and answers each request with its number. `docs/voice-packs.md` tells it to those who write one.
 */

/** From the studio. */
export type EngineRequest =
  /** The first message, once; the file that is the engine itself is not among them. */
  | { type: 'open'; files: readonly { path: string; content: ArrayBuffer }[] }
  | {
      type: 'speak';
      id: number;
      text: string;
      /** A voice's id in its pack. */
      voice: string;
      /** Against the voice's own pace. */
      speed: number;
    };

/** From the engine. */
export type EngineAnswer =
  | { type: 'ready' }
  /** Without an id: the engine cannot be used. */
  | { type: 'failed'; id?: number; message: string }
  | ({ type: 'spoken'; id: number } & PackSpeech);

/** Speech as a pack's engine tells it. Times are seconds from the first sample. */
export interface PackSpeech {
  /** Mono, −1 to 1. */
  samples: Float32Array;
  /** Hz. */
  sampleRate: number;
  /** Sounds in the IPA in their order, each up to the next; an empty one is silence. */
  sounds: readonly { ipa: string; start: number }[];
  /** Where in the text the engine is, in its order; `at` counts UTF-16 code units. */
  places: readonly { at: number; start: number }[];
}
