import { StudioError } from '../StudioError.ts';
import type { SpeechEngine } from './SpeechEngine.ts';
import type { FileSink, SpeechFiles } from './speechFiles.ts';
import { writtenWords } from '../reading/writtenWords.ts';

/** Seconds per word, and of the silence around a sentence, in the test engine. */
const WORD_SECONDS = 0.25;
const EDGE_SECONDS = 0.2;

/** An engine for tests: each word with a letter is a tone, at a loudness far from the target. */
export function createToneEngine(sampleRate = 16_000): SpeechEngine {
  return {
    speak: async (text, voiceId, { speed } = { speed: 1, readings: [] }) => {
      if (voiceId === 'broken') throw new StudioError('speech-failed', 'broken');
      const words = writtenWords(text);
      const spoken = words.filter((word) => /\p{L}/u.test(word.text));
      const wordSeconds = WORD_SECONDS / speed;
      const seconds = spoken.length === 0 ? 0 : 2 * EDGE_SECONDS + spoken.length * wordSeconds;
      const samples = Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, i) => {
        const time = i / sampleRate;
        const isTone = time >= EDGE_SECONDS && time < seconds - EDGE_SECONDS;
        return isTone ? 0.02 * Math.sin(2 * Math.PI * 440 * time) : 0;
      });
      const phones = spoken.map((_, i) => {
        const start = EDGE_SECONDS + i * wordSeconds;
        return { phone: 'aa', start, end: start + wordSeconds };
      });
      let next = 0;
      const timed = words.map((word) => {
        const phone = spoken.includes(word) ? phones[next++] : undefined;
        const start = phone?.start ?? EDGE_SECONDS + next * wordSeconds;
        return { ...word, start, end: phone?.end ?? start };
      });
      const silence = (start: number, end: number) => ({ phone: 'pau', start, end });
      return {
        samples,
        sampleRate,
        phones:
          spoken.length === 0
            ? []
            : [silence(0, EDGE_SECONDS), ...phones, silence(seconds - EDGE_SECONDS, seconds)],
        words: timed,
      };
    },
  };
}

/** Files in memory. `room` bytes can be written until the store is full. */
export function createMemoryFiles(room = Number.POSITIVE_INFINITY) {
  const contents = new Map<string, Blob>();
  let written = 0;
  const open = async (name: string): Promise<FileSink> => {
    // As in a browser, opening a file creates an empty one.
    if (!contents.has(name)) contents.set(name, new Blob());
    const parts: (Uint8Array<ArrayBuffer> | string)[] = [];
    return {
      write: async (part) => {
        written += part.length;
        if (written > room) throw new DOMException('full', 'QuotaExceededError');
        parts.push(part);
      },
      close: async () => void contents.set(name, new Blob(parts)),
      abort: async () => undefined,
    };
  };
  const files: SpeechFiles = {
    open,
    read: async (name) => contents.get(name) ?? new Blob(),
    has: async (name) => contents.has(name),
    remove: async (name) => void contents.delete(name),
  };
  return { files, contents };
}
