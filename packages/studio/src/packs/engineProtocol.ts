/**
 * The protocol between the studio and a pack's engine: the engine is a module worker that receives its
 * files with the first message and answers each request with its number. `docs/voice-packs.md` describes it
 * for authors of packs.
 */

/** From the studio. */
export type EngineRequest =
  /** The first message, sent once; the engine's own file is not included. */
  | { type: 'open'; files: readonly { path: string; content: ArrayBuffer }[] }
  | {
      type: 'speak';
      id: number;
      text: string;
      /** A voice's id in its pack. */
      voice: string;
      /** Relative to the voice's own pace. */
      speed: number;
    };

/** From the engine. */
export type EngineAnswer =
  | { type: 'ready' }
  /** Without an id, the engine cannot be used. */
  | { type: 'failed'; id?: number; message: string }
  | ({ type: 'spoken'; id: number } & PackSpeech);

/** Speech as reported by a pack's engine. Times are seconds from the first sample. */
export interface PackSpeech {
  /** Mono, −1 to 1. */
  samples: Float32Array;
  /** Hz. */
  sampleRate: number;
  /** Sounds in the IPA, in order, each lasting until the next; an empty one is silence. */
  sounds: readonly { ipa: string; start: number }[];
  /** Positions in the text that the engine has reached, in its order; `at` counts UTF-16 code units. */
  places: readonly { at: number; start: number }[];
}
