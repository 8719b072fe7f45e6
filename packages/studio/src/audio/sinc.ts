/**
 * A windowed-sinc low-pass filter, cut into phases for resampling.
 *
 * @param phases - Positions between two input samples.
 * @param taps - Input samples per output sample; even.
 * @param cutoff - As a fraction of the input rate; 0.5 is everything.
 * @param beta - Kaiser window's shape; 9 leaves about −90 dB outside the pass band.
 * @returns `phases` rows of `taps` weights. Each row sums to 1, so a constant stays unchanged.
 */
export function sincPhases(
  phases: number,
  taps: number,
  cutoff: number,
  beta = 9,
): Float32Array<ArrayBuffer>[] {
  return Array.from({ length: phases }, (_, phase) => {
    const weights = new Float32Array(taps);
    let sum = 0;
    for (let tap = 0; tap < taps; tap += 1) {
      // distance from the output sample, which is between the two middle taps
      const distance = tap - (taps / 2 - 1) - phase / phases;
      const weight = sinc(2 * cutoff * distance) * kaiser((2 * distance) / taps, beta);
      weights[tap] = weight;
      sum += weight;
    }
    return weights.map((weight) => weight / sum);
  });
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function kaiser(x: number, beta: number): number {
  return Math.abs(x) >= 1 ? 0 : bessel(beta * Math.sqrt(1 - x * x)) / bessel(beta);
}

/** Modified Bessel function of the first kind, order zero, by its power series. */
function bessel(x: number): number {
  let term = 1;
  let sum = 1;
  for (let k = 1; term > sum * 1e-12; k += 1) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}
