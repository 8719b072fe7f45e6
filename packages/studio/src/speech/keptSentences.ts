import { fromPcm16, toPcm16 } from '../audio/wav.ts';
import { normaliseText } from '../reading/normaliseText.ts';
import type { Reading } from '../reading/Reading.ts';
import type { EngineSpeech, SpeechEngine } from './SpeechEngine.ts';

/** A store of spoken sentences. It never throws: if it fails, sentences are simply spoken again. */
export interface SentenceStore {
  read(key: string): Promise<Blob | null>;
  write(key: string, content: Blob): Promise<void>;
}

/** Increase it when the engine or a voice's preset changes how it sounds with the same words. */
const VERSION = 4;

/**
 * Wraps an engine with a store: a sentence with the same voice, pace and readings is spoken once, so
 * editing a script costs only its changed sentences. Another version of a voice pack has separate
 * sentences, and so has a text that an earlier version of Lectern read as other words.
 */
export function keepSentences(engine: SpeechEngine, store: SentenceStore): SpeechEngine {
  return {
    async speak(text, voiceId, manner = { speed: 1, readings: [] }) {
      const { speed, readings } = manner;
      const revision = await engine.revision?.(voiceId);
      const version = revision ? `${VERSION} ${revision}` : VERSION;
      const words = spokenWords(text, readings);
      const key = JSON.stringify([version, voiceId, speed, text, words, ...readings]);
      const kept = await store.read(key);
      const known = kept && (await unpack(kept));
      if (known) return known;
      const speech = await engine.speak(text, voiceId, manner);
      await store.write(key, pack(speech));
      return speech;
    },
  };
}

/** The words of a text in each order of dates: which one is spoken depends on the voice. */
const spokenWords = (text: string, readings: readonly Reading[]): string[] =>
  (['month-first', 'day-first'] as const).map((order) =>
    normaliseText(text, { readings, order })
      .map(({ spoken, rest }) => spoken.join(' ') + rest)
      .join(' '),
  );

/** Packs the length of a JSON header in bytes, the header, and the audio as 16-bit samples. */
function pack({ samples, ...head }: EngineSpeech): Blob {
  const text = new TextEncoder().encode(JSON.stringify(head));
  return new Blob([Uint32Array.of(text.length), text, toPcm16(samples)]);
}

/** Returns null for unreadable data: the sentence is spoken again. */
async function unpack(content: Blob): Promise<EngineSpeech | null> {
  try {
    const bytes = await content.arrayBuffer();
    const length = new Uint32Array(bytes, 0, 1)[0] ?? 0;
    const text = new TextDecoder().decode(new Uint8Array(bytes, 4, length));
    const head = JSON.parse(text) as Omit<EngineSpeech, 'samples'>;
    return { ...head, samples: fromPcm16(new Uint8Array(bytes.slice(4 + length))) };
  } catch {
    return null;
  }
}
