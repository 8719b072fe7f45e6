/**
 * A model with the inputs and outputs of `Kokoro-82M-v1.0-ONNX-timestamped`, for tests: the weights of the
 * real one cannot be part of a repository. Each symbol has a length, a tone and a loudness, drawn from a
 * seed; the voice changes the tone, the speed the lengths. Written in ONNX's protocol buffers
 * (onnx.proto3).
 */
import { SAMPLE_RATE, STYLE_SIZE } from './kokoroModel.ts';

/** Symbols in the order of their ids, as in the real model's `tokenizer.json`; 0 marks a row's ends. */
const SYMBOLS = '$;:,.!?—…"() AIOQSTWYᵊabcdefhijklmnopqrstuvwxyzɑɐɒæɔðʤəɛɜɡɪŋɹɾʃʊʌʒʧˈˌːθᵻ';
export const TEST_VOCABULARY: Readonly<Record<string, number>> = Object.fromEntries(
  Array.from(SYMBOLS, (symbol, i) => [symbol, i]),
);

/** Letters whose sound has closed lips. */
const CLOSED = 'mbp';
const VOWELS = 'AIOQWYaeiouɑɐɒæɔəɛɜɪʊʌᵊᵻ';

/** Samples of one unit of a length. */
const SAMPLES_PER_UNIT = 600;

const OPSET = 17;
/** Type numbers in ONNX. */
const FLOAT = 1;
const INT64 = 7;

type Bytes = readonly number[];

function varint(value: number): Bytes {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

const number = (field: number, value: number): Bytes => [...varint(field << 3), ...varint(value)];
const bytes = (field: number, value: Bytes): Bytes => [
  ...varint((field << 3) | 2),
  ...varint(value.length),
  ...value,
];
const text = (field: number, value: string): Bytes =>
  bytes(field, Array.from(new TextEncoder().encode(value)));

function tensor(name: string, type: number, dims: Bytes, values: readonly number[]): Bytes {
  const data = type === FLOAT ? Float32Array.from(values) : BigInt64Array.from(values.map(BigInt));
  return [
    ...dims.flatMap((dim) => number(1, dim)),
    ...number(2, type),
    ...text(8, name),
    ...bytes(9, Array.from(new Uint8Array(data.buffer))),
  ];
}

/** An input or an output; dimensions are given by number, or by name if they vary. */
function value(name: string, type: number, dims: readonly (number | string)[]): Bytes {
  const shape = dims.flatMap((dim) =>
    bytes(1, typeof dim === 'number' ? number(1, dim) : text(2, dim)),
  );
  return [...text(1, name), ...bytes(2, bytes(1, [...number(1, type), ...bytes(2, shape)]))];
}

/** `output = operator(inputs)`; attributes are integers. */
function node(
  output: string,
  operator: string,
  inputs: readonly string[],
  attributes: Readonly<Record<string, number>> = {},
): Bytes {
  return [
    ...inputs.flatMap((input) => text(1, input)),
    ...text(2, output),
    ...text(4, operator),
    ...Object.entries(attributes).flatMap(([name, whole]) =>
      bytes(5, [...text(1, name), ...number(3, whole), ...number(20, 2)]),
    ),
  ];
}

/** Returns a generator of numbers from 0 to 1, the same for the same seed (Marsaglia's xorshift). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** How each symbol sounds: units of its length, hertz, and loudness from 0 to 1. */
function sounds(random: () => number) {
  return Array.from(SYMBOLS, (symbol) => {
    const hertz = 120 + 40 * Math.floor(8 * random());
    // In quarters of a unit, so that some are halves.
    const more = Math.floor(12 * random()) / 4;
    if (VOWELS.includes(symbol)) return { units: 4 + more, hertz, loud: 0.5 };
    if (CLOSED.includes(symbol)) return { units: 3 + more / 2, hertz, loud: 0.02 };
    if (/\p{L}/u.test(symbol) && !'ˈˌː'.includes(symbol)) {
      return { units: 2 + more, hertz, loud: 0.1 };
    }
    return { units: /[ˈˌː ]/.test(symbol) ? 0.5 : 8, hertz, loud: 0 };
  });
}

/** @param hasDurations - Without them, it is a model as other sources provide it. */
export function testModel({ seed = 7, hasDurations = true } = {}): Uint8Array<ArrayBuffer> {
  const table = sounds(seeded(seed));
  const rows = table.length;
  const constants = [
    tensor(
      'lengths',
      FLOAT,
      [rows],
      table.map(({ units }) => units),
    ),
    tensor(
      'tones',
      FLOAT,
      [rows],
      table.map(({ hertz }) => hertz),
    ),
    tensor(
      'louds',
      FLOAT,
      [rows],
      table.map(({ loud }) => loud),
    ),
    tensor('weights', FLOAT, [STYLE_SIZE, 1], Array(STYLE_SIZE).fill(1 / STYLE_SIZE)),
    tensor(
      'seconds',
      FLOAT,
      [1, SAMPLES_PER_UNIT],
      Array.from({ length: SAMPLES_PER_UNIT }, (_, i) => (2 * Math.PI * i) / SAMPLE_RATE),
    ),
    tensor('one', FLOAT, [], [1]),
    tensor('first', INT64, [], [0]),
    tensor('step', INT64, [], [1]),
    tensor('flat', INT64, [1], [-1]),
    tensor('row', INT64, [2], [1, -1]),
    tensor('axis0', INT64, [1], [0]),
    tensor('axis1', INT64, [1], [1]),
  ];
  const nodes = [
    node('ids', 'Reshape', ['input_ids', 'flat']),
    // The units that each symbol lasts, reported before rounding, as by the real model.
    node('own', 'Gather', ['lengths', 'ids']),
    node('paced', 'Div', ['own', 'speed']),
    node('durations', 'Reshape', ['paced', 'row']),
    node('rounded', 'Round', ['paced']),
    node('whole', 'Max', ['rounded', 'one']),
    // The symbol of each unit: the number of symbols that have ended before it.
    node('ends', 'CumSum', ['whole', 'first']),
    node('length', 'ReduceSum', ['whole', 'axis0'], { keepdims: 0 }),
    node('units', 'Cast', ['length'], { to: INT64 }),
    node('range', 'Range', ['first', 'units', 'step']),
    node('times', 'Cast', ['range'], { to: FLOAT }),
    node('column', 'Unsqueeze', ['times', 'axis1']),
    node('ended', 'GreaterOrEqual', ['column', 'ends']),
    node('counted', 'Cast', ['ended'], { to: FLOAT }),
    node('count', 'ReduceSum', ['counted', 'axis1'], { keepdims: 0 }),
    node('places', 'Cast', ['count'], { to: INT64 }),
    node('now', 'Gather', ['ids', 'places']),
    // A tone for each unit, higher or lower depending on the voice.
    node('pitch', 'MatMul', ['style', 'weights']),
    node('tone', 'Gather', ['tones', 'now']),
    node('tone1', 'Unsqueeze', ['tone', 'axis1']),
    node('hertz', 'Mul', ['tone1', 'pitch']),
    node('turns', 'Mul', ['hertz', 'seconds']),
    node('sine', 'Sin', ['turns']),
    node('loud', 'Gather', ['louds', 'now']),
    node('loud1', 'Unsqueeze', ['loud', 'axis1']),
    node('wave', 'Mul', ['sine', 'loud1']),
    node('waveform', 'Reshape', ['wave', 'row']),
  ];
  const graph = [
    ...nodes.flatMap((each) => bytes(1, each)),
    ...text(2, 'a voice for tests'),
    ...constants.flatMap((each) => bytes(5, each)),
    ...bytes(11, value('input_ids', INT64, [1, 'symbols'])),
    ...bytes(11, value('style', FLOAT, [1, STYLE_SIZE])),
    ...bytes(11, value('speed', FLOAT, [1])),
    ...bytes(12, value('waveform', FLOAT, [1, 'samples'])),
    ...(hasDurations ? bytes(12, value('durations', FLOAT, [1, 'symbols'])) : []),
  ];
  return Uint8Array.from([
    ...number(1, 8),
    ...bytes(7, graph),
    ...bytes(8, [...text(1, ''), ...number(2, OPSET)]),
  ]);
}

/** A voice for {@link testModel}: a row for each text length, up to that of the real voices. */
export function testVoice(pitch: number): Float32Array<ArrayBuffer> {
  return new Float32Array(510 * STYLE_SIZE).fill(pitch);
}
