/** The length of one pitch measurement in seconds, and the interval between two. */
const FRAME = 0.04;
const HOP = 0.02;
const LOWEST = 60;
const HIGHEST = 330;
/** Share of a frame's power that must repeat for it to count as voiced. */
const VOICED = 0.6;

/**
 * The median fundamental frequency of voiced frames, in Hz, by normalised autocorrelation; undefined if no
 * frame is voiced.
 *
 * @param {Float32Array} samples
 * @param {number} sampleRate - Hz.
 */
export function medianPitch(samples, sampleRate) {
  // Averaged down to about 12 kHz: pitch needs no treble, and the search is quadratic.
  const step = Math.max(1, Math.floor(sampleRate / 12_000));
  const rate = sampleRate / step;
  const reduced = Float32Array.from({ length: Math.floor(samples.length / step) }, (_, i) => {
    let sum = 0;
    for (let j = 0; j < step; j += 1) sum += samples[i * step + j] ?? 0;
    return sum / step;
  });
  /** @type {number[]} */
  const pitches = [];
  const length = Math.round(FRAME * rate);
  for (let start = 0; start + 2 * length < reduced.length; start += Math.round(HOP * rate)) {
    const pitch = framePitch(reduced, start, length, rate);
    if (pitch !== undefined) pitches.push(pitch);
  }
  pitches.sort((a, b) => a - b);
  return pitches[pitches.length >> 1];
}

/**
 * @param {Float32Array} samples
 * @param {number} start
 * @param {number} length
 * @param {number} rate
 */
function framePitch(samples, start, length, rate) {
  const power = correlate(samples, start, start, length);
  if (power / length < 1e-5) return undefined;
  /** @type {{ lag: number; score: number }[]} */
  const scores = [];
  for (let lag = Math.floor(rate / HIGHEST); lag <= Math.ceil(rate / LOWEST); lag += 1) {
    const shifted = correlate(samples, start + lag, start + lag, length);
    const score =
      correlate(samples, start, start + lag, length) / Math.sqrt(power * shifted + 1e-12);
    scores.push({ lag, score });
  }
  const best = Math.max(...scores.map(({ score }) => score));
  if (best < VOICED) return undefined;
  // The first peak nearly as good as the best, because twice the period repeats just as well.
  const first = scores.find(({ score }, i) => {
    return score > 0.9 * best && score >= (scores[i + 1]?.score ?? -1);
  });
  return first && rate / first.lag;
}

/**
 * @param {Float32Array} samples
 * @param {number} a
 * @param {number} b
 * @param {number} length
 */
function correlate(samples, a, b, length) {
  let sum = 0;
  for (let i = 0; i < length; i += 1) sum += (samples[a + i] ?? 0) * (samples[b + i] ?? 0);
  return sum;
}

/**
 * Whether two voices could be mistaken for each other: the same speaker at nearly the same pitch (one
 * semitone), pace (8 %) and head size (4 %).
 *
 * @typedef {{ base: string; pitch: number; rate: number; k: number }} VoiceMeasures
 * @param {VoiceMeasures} a
 * @param {VoiceMeasures} b
 */
export function tooSimilar(a, b) {
  /** @type {(x: number, y: number, part: number) => boolean} */
  const near = (x, y, part) => Math.abs(Math.log(x / y)) < Math.log(1 + part);
  return (
    a.base === b.base &&
    near(a.pitch, b.pitch, 0.06) &&
    near(a.rate, b.rate, 0.08) &&
    near(a.k, b.k, 0.04)
  );
}
