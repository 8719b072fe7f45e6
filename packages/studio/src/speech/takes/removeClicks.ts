/** Seconds; anything longer is not a click. */
const LONGEST = 0.001;
/** Seconds around a click: long enough for the next pulse of a low voice. */
const AROUND = 0.013;
/** How much more the waveform bends in a click than anywhere around it. */
const OUTLIER = 4;
/** Share of full scale below which a click is inaudible. */
const LEAST = 0.02;

/**
 * Removes clicks: samples that no voice produces, because the waveform bends there far more than anywhere
 * around. They are replaced by a straight line between their neighbours.
 */
export function removeClicks(samples: Float32Array, sampleRate: number): Float32Array<ArrayBuffer> {
  const mended = new Float32Array(samples);
  const around = Math.round(AROUND * sampleRate);
  const longest = Math.max(3, Math.round(LONGEST * sampleRate));
  const bend = (at: number) =>
    Math.abs((samples[at - 1] ?? 0) - 2 * (samples[at] ?? 0) + (samples[at + 1] ?? 0));
  const most = (from: number, to: number) => {
    let highest = 0;
    for (let at = Math.max(1, from); at < Math.min(to, samples.length - 1); at += 1) {
      highest = Math.max(highest, bend(at));
    }
    return highest;
  };
  for (let at = 1; at < samples.length - 1; at += 1) {
    if (bend(at) < LEAST) continue;
    const highest = most(at, at + longest);
    if (bend(at) < highest / 4) continue;
    const usual = Math.max(most(at - around, at - 1), most(at + longest, at + around));
    if (highest < Math.max(LEAST, OUTLIER * usual)) continue;
    let end = at + longest;
    while (bend(end - 1) <= 2 * usual) end -= 1;
    bridge(mended, at - 1, end);
    at = end;
  }
  return mended;
}

function bridge(samples: Float32Array, from: number, to: number): void {
  const [first, last] = [samples[from] ?? 0, samples[to] ?? 0];
  for (let at = from + 1; at < to; at += 1) {
    samples[at] = first + ((last - first) * (at - from)) / (to - from);
  }
}
