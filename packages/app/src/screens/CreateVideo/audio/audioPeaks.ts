/** Loudness of a sound at even steps, and its length. */
export interface AudioShape {
  /** 0–1; the loudest is 1 unless the sound is all silence. */
  peaks: number[];
  /** Seconds. */
  duration: number;
}

/** Number of peaks that a sound is reduced to; more than any waveform has bars. */
const PEAK_COUNT = 160;

/** Returns the loudest moment of each of `count` even stretches, relative to the loudest of all. */
export function peaksOf(samples: Float32Array, count: number = PEAK_COUNT): number[] {
  const stretches = Math.min(count, samples.length);
  const peaks = Array.from({ length: stretches }, (_, index) => {
    const from = Math.floor((index * samples.length) / stretches);
    const to = Math.floor(((index + 1) * samples.length) / stretches);
    let loudest = 0;
    for (let at = from; at < to; at += 1) loudest = Math.max(loudest, Math.abs(samples[at] ?? 0));
    return loudest;
  });
  const top = peaks.reduce((a, b) => Math.max(a, b), 0);
  return top > 0 ? peaks.map((peak) => peak / top) : peaks;
}

/** Bytes above which a sound is not decoded: about ten minutes of speech, decoded to 20 MB. */
const DECODE_LIMIT = 24 * 1024 * 1024;
/** Hz; the lowest rate that every browser decodes to. A waveform on screen needs no more. */
const DECODE_RATE = 8_000;

/**
 * Decodes the sound at a URL. Returns null if that is not possible: no Web Audio, an address that may not
 * be read, an unknown format, or a file too large to decode for a mere picture.
 */
export async function readAudioShape(url: string, signal: AbortSignal): Promise<AudioShape | null> {
  if (typeof OfflineAudioContext === 'undefined') return null;
  try {
    const response = await fetch(url, { signal });
    const size = Number(response.headers.get('content-length') ?? 0);
    if (!response.ok || size > DECODE_LIMIT) {
      await response.body?.cancel();
      return null;
    }
    const bytes = await response.arrayBuffer();
    if (bytes.byteLength > DECODE_LIMIT) return null;
    const sound = await new OfflineAudioContext(1, 1, DECODE_RATE).decodeAudioData(bytes);
    return { peaks: peaksOf(sound.getChannelData(0)), duration: sound.duration };
  } catch {
    return null;
  }
}
