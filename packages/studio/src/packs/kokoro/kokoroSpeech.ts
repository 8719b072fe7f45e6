import { normaliseText } from '../../reading/normaliseText.ts';
import type { PackSpeech } from '../engineProtocol.ts';
import { type RunModel, SAMPLE_RATE, STYLE_SIZE } from './kokoroModel.ts';
import { pronounce } from './pronounce.ts';

/** Most symbols that the model accepts at once. */
const MOST_SYMBOLS = 510;

/** Kokoro's letters that stand for more than one IPA symbol. */
const AS_IPA: Readonly<Record<string, string>> = {
  A: 'eɪ',
  I: 'aɪ',
  O: 'oʊ',
  W: 'aʊ',
  Y: 'ɔɪ',
  ʧ: 'tʃ',
  ʤ: 'dʒ',
};

/** One symbol, and the position in the text if it starts a word. */
interface Symbol {
  text: string;
  at?: number;
}

export interface Kokoro {
  /** @param voice - A voice's id. */
  speak(
    text: string,
    voice: string,
    speed: number,
  ): Promise<PackSpeech & { samples: Float32Array<ArrayBuffer> }>;
}

/** The parts of a Kokoro engine. */
export interface KokoroParts {
  run: RunModel;
  /** The model's id of each symbol: `model.vocab` of its `tokenizer.json`. */
  vocabulary: Readonly<Record<string, number>>;
  /** Each voice by its id: a row of {@link STYLE_SIZE} values for each text length. */
  voices: ReadonlyMap<string, Float32Array>;
}

/** Creates a speaker of English from an opened model. */
export function createKokoro({ run, vocabulary, voices }: KokoroParts): Kokoro {
  return {
    async speak(text, voice, speed) {
      const styles = voices.get(voice);
      if (!styles) throw new Error(`unknown voice '${voice}'`);
      const pieces: Float32Array[] = [];
      const sounds: { ipa: string; start: number }[] = [];
      const places: { at: number; start: number }[] = [];
      let start = 0;
      for (const symbols of inOneGo(symbolsOf(text, vocabulary))) {
        const ids = symbols.map((symbol) => vocabulary[symbol.text] ?? 0);
        const row = Math.min(ids.length, styles.length / STYLE_SIZE - 1) * STYLE_SIZE;
        const spoken = await run(ids, styles.slice(row, row + STYLE_SIZE), speed);
        tellTimes(symbols, spoken.seconds, { start, sounds, places });
        pieces.push(spoken.samples);
        start += spoken.samples.length / SAMPLE_RATE;
      }
      return { samples: joined(pieces), sampleRate: SAMPLE_RATE, sounds, places };
    },
  };
}

/**
 * Returns the symbols of a sentence: words, with spaces between them, and the rests that the text asks for.
 */
function symbolsOf(text: string, vocabulary: KokoroParts['vocabulary']): Symbol[] {
  const said = normaliseText(text).flatMap(({ spoken, from, rest }) =>
    spoken.map((word, i) => {
      const isLast = i === spoken.length - 1;
      const mark = (isLast ? rest : '') || (word.endsWith(',') ? ',' : '');
      return { word: word.replace(',', ''), mark, place: i === 0 ? { at: from } : {} };
    }),
  );
  const spoken = pronounce(said.map(({ word }) => word));
  return said.flatMap(({ mark, place }, i) => {
    const letters = Array.from(spoken[i] ?? '').filter((letter) =>
      Object.hasOwn(vocabulary, letter),
    );
    const symbols = letters.map((letter, j): Symbol => ({ text: letter, ...(j === 0 && place) }));
    if (mark !== '') symbols.push({ text: mark });
    return i === 0 ? symbols : [{ text: ' ' }, ...symbols];
  });
}

/** Splits symbols between words into rows that are short enough for the model. */
function inOneGo(symbols: readonly Symbol[]): Symbol[][] {
  const rows: Symbol[][] = [];
  let rest = Array.from(symbols);
  while (rest.length > MOST_SYMBOLS) {
    const space = rest.findLastIndex(({ text }, i) => text === ' ' && i <= MOST_SYMBOLS);
    const end = space > 0 ? space : MOST_SYMBOLS;
    rows.push(rest.slice(0, end));
    rest = rest.slice(space > 0 ? end + 1 : end);
  }
  if (rest.length > 0) rows.push(rest);
  return rows;
}

interface Times {
  /** The start of the row in seconds. */
  start: number;
  sounds: { ipa: string; start: number }[];
  places: { at: number; start: number }[];
}

/**
 * Records when each symbol sounds. A stress mark is the start of its vowel; a space between two words
 * extends the sound before it; full stops, commas, and the marks around a row are silence.
 */
function tellTimes(symbols: readonly Symbol[], seconds: readonly number[], to: Times): void {
  let start = to.start;
  to.sounds.push({ ipa: '', start });
  start += seconds[0] ?? 0;
  let stress: number | undefined;
  symbols.forEach(({ text, at }, i) => {
    if (at !== undefined) to.places.push({ at, start });
    if (/[ˈˌ]/.test(text)) stress ??= start;
    else if (text !== ' ') {
      const ipa = /[.,?]/.test(text) ? '' : (AS_IPA[text] ?? text);
      to.sounds.push({ ipa, start: stress ?? start });
      stress = undefined;
    }
    start += seconds[i + 1] ?? 0;
  });
  to.sounds.push({ ipa: '', start });
}

function joined(pieces: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    samples.set(piece, at);
    at += piece.length;
  }
  return samples;
}
