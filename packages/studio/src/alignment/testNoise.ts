/**
 * Adds microphone noise to a signal, the same for the same seed.
 *
 * @param decibels below the signal
 */
export function noisy(
  samples: Float32Array,
  decibels: number,
  seed: number,
): Float32Array<ArrayBuffer> {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  // Uniform noise of that power.
  const amplitude = Math.sqrt((3 * power) / 10 ** (decibels / 10));
  let state = seed;
  return Float32Array.from(samples, (sample) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return sample + amplitude * (state / 2 ** 31 - 1);
  });
}
