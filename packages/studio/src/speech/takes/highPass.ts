/** Hz; voices start above it, footsteps and lorries do not. */
const CUTOFF = 70;
/** Quality factors of two second-order filters that make one fourth-order Butterworth filter. */
const BUTTERWORTH = [0.541_196, 1.306_563] as const;

/** Removes rumble and a constant offset: 24 dB per octave below {@link CUTOFF}. */
export function highPass(samples: Float32Array, sampleRate: number): Float32Array<ArrayBuffer> {
  const filtered = new Float32Array(samples);
  for (const q of BUTTERWORTH) filterOnce(filtered, Math.tan((Math.PI * CUTOFF) / sampleRate), q);
  return filtered;
}

/** Works in place; transposed direct form II. */
function filterOnce(samples: Float32Array, k: number, q: number): void {
  const a0 = 1 + k / q + k * k;
  const a1 = (2 * (k * k - 1)) / a0;
  const a2 = (1 - k / q + k * k) / a0;
  const b0 = 1 / a0;
  // Treat the initial offset as if it had always been there, so that it makes no thump.
  const offset = samples[0] ?? 0;
  let z1 = -b0 * offset;
  let z2 = b0 * offset;
  for (let i = 0; i < samples.length; i += 1) {
    const x = samples[i] ?? 0;
    const y = b0 * x + z1;
    z1 = -2 * b0 * x - a1 * y + z2;
    z2 = b0 * x - a2 * y;
    samples[i] = y;
  }
}
