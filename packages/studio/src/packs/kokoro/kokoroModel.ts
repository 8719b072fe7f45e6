import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';

/** Hz of the model's audio. One unit of a duration is 600 samples. */
export const SAMPLE_RATE = 24_000;

/** Values of a voice's style for one text length. */
export const STYLE_SIZE = 256;

/** The model's output for one row of symbols. */
interface ModelSpeech {
  samples: Float32Array;
  /** Seconds of each symbol, including the marks before the first and after the last. */
  seconds: number[];
}

/** Speaks one row of symbols, given by their ids, without the marks around it. */
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
  // Lectern's pages are not isolated from other origins, so threads would have no memory to share.
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
    // The audio contains every unit, so the times also reach its end if a model rounds differently.
    const unit = waveform.data.length / SAMPLE_RATE / lengths.reduce((sum, each) => sum + each, 0);
    return { samples: waveform.data, seconds: lengths.map((length) => length * unit) };
  };
}

/**
 * Returns the whole units of one symbol. The model reports its lengths before it rounds them itself: to the
 * nearest whole number, halves to the even one, and to at least one.
 */
function unitsOf(length: number | bigint): number {
  const told = Number(length);
  const floor = Math.floor(told);
  const isHalf = told - floor === 0.5;
  return Math.max(1, isHalf ? floor + (floor % 2) : Math.round(told));
}
