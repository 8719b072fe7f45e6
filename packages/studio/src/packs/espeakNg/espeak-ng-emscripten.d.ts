/** The parts of `@echogarden/espeak-ng-emscripten` 0.3 that the pack uses; it has no types of its own. */
declare module '@echogarden/espeak-ng-emscripten' {
  interface EspeakEvent {
    type: 'samplerate' | 'sentence' | 'word' | 'phoneme' | 'end' | (string & {});
    /** Character (code point) of the text, counted from 1. */
    text_position: number;
    word_length: number;
    /** Milliseconds. */
    audio_position: number;
    /** The IPA of a phoneme, or the number of a word. */
    id?: string | number;
  }

  interface EspeakVoice {
    identifier: string;
    name: string;
    languages: { priority: number; name: string }[];
  }

  interface EspeakWorker {
    list_voices(): EspeakVoice[];
    set_voice(name: string): number;
    set_rate(wordsAMinute: number): void;
    get_samplerate(): number;
    /** The callback returns true to stop. */
    synthesize(text: string, onPiece: (piece: Int16Array, events: EspeakEvent[]) => boolean): void;
  }

  export interface EspeakModule {
    eSpeakNGWorker: new () => EspeakWorker;
  }

  export default function createModule(options: {
    getPreloadedPackage: (name: string, size: number) => ArrayBuffer;
  }): Promise<EspeakModule>;
}
