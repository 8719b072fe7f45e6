/** Test signals. */

/** @param decibels - Peak level, dBFS. @param seconds - Length. */
export function sine(
  frequency: number,
  decibels: number,
  seconds: number,
  sampleRate = 48_000,
  phase = 0,
): Float32Array<ArrayBuffer> {
  const amplitude = 10 ** (decibels / 20);
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, i) => {
    return amplitude * Math.sin((2 * Math.PI * frequency * i) / sampleRate + phase);
  });
}

export function join(...parts: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const joined = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** Splits the signal into uneven blocks, like those of a stream. */
export function* inBlocks(
  samples: Float32Array,
  sizes = [1, 7, 480, 3001],
): Generator<Float32Array> {
  for (let offset = 0, i = 0; offset < samples.length; i += 1) {
    const size = sizes[i % sizes.length] ?? 1;
    yield samples.subarray(offset, offset + size);
    offset += size;
  }
}
