import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';

/** Hz of the model's sound. One unit of a duration is 600 samples of it. */
export const SAMPLE_RATE = 24_000;

/** Numbers of a voice for one length of a text. */
export const STYLE_SIZE = 256;

/** What the model says of one row of symbols. */
interface ModelSpeech {
  samples: Float32Array;
  /** Seconds of each symbol, of the mark before the first and of the one after the last. */
  seconds: number[];
}

/** Speaks one row of symbols, given by their numbers, without the marks around it. */
export type RunModel = (
  ids: readonly number[],
  style: Float32Array,
  speed: number,
) => Promise<ModelSpeech>;

/** Opens a model with the inputs and outputs of `Kokoro-82M-v1.0-ONNX-timestamped`. */
export async function openModel(
  wasm: ArrayBuffer,
  model: ArrayBuffer | Uint8Array,
): Promise<RunModel> {
  env.wasm.wasmBinary = wasm;
  // Pages of Lectern are not isolated from other origins, so there is no memory for threads to share.
  env.wasm.numThreads = 1;
  const session = await InferenceSession.create(
    model instanceof Uint8Array ? model : new Uint8Array(model),
    { executionProviders: ['wasm'] },
  );
  return async (ids, style, speed) => {
    const row = BigInt64Array.from([0, ...ids, 0], BigInt);
    const { waveform, durations } = await session.run({
      input_ids: new Tensor('int64', row, [1, row.length]),
      style: new Tensor('float32', style, [1, STYLE_SIZE]),
      speed: new Tensor('float32', [speed], [1]),
    });
    if (!(waveform?.data instanceof Float32Array) || durations?.data.length !== row.length) {
      throw new Error('the model does not tell how long its sounds are');
    }
    const lengths = Array.from(durations.data as ArrayLike<number | bigint>, unitsOf);
    // Every unit is in the sound; a model that rounds otherwise is still told to its end.
    const unit = waveform.data.length / SAMPLE_RATE / lengths.reduce((sum, each) => sum + each, 0);
    return { samples: waveform.data, seconds: lengths.map((length) => length * unit) };
  };
}

/**
 * Whole units of one symbol. The model tells its lengths before it rounds them itself: to the nearest whole
 * number, a half to the even one, and to one at least.
 */
function unitsOf(length: number | bigint): number {
  const told = Number(length);
  const floor = Math.floor(told);
  const isHalf = told - floor === 0.5;
  return Math.max(1, isHalf ? floor + (floor % 2) : Math.round(told));
}
