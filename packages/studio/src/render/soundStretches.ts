/**
 * Cuts a sound where it is silent, so that several encoders work on it at once and no one hears where one
 * of them took over.
 */
import { readWavBlocks, readWavInfo } from '../audio/wavReader.ts';

/** Samples of an AAC packet. */
export const PACKET_SAMPLES = 1024;

/**
 * Packets of silence around a cut. An AAC packet describes 2048 samples, and so reaches into the one
 * before it: the two packets before the cut and one after it must be silent, so that both encoders
 * describe nothing there. One more is for encoders that look ahead.
 */
const SILENT = 4;
const AFTER = 2;
/** Seconds of a stretch that are worth an encoder of its own, which takes a tenth of one to start. */
const WORTH = 20;
/** Seconds around the wanted place in which a silence is looked for. */
const SEARCH = 8;

/** What one encoder encodes. */
export interface SoundStretch {
  /** Samples of the whole sound that it is given. */
  from: number;
  to: number;
  /** Packets of the whole sound that are taken from it. */
  first: number;
  end: number;
}

/**
 * Stretches of about equal length.
 *
 * @param file a mono WAV
 * @param most how many; fewer if the sound is short, or is never silent for long enough
 */
export async function stretchesOf(file: Blob, most: number): Promise<SoundStretch[]> {
  const { frames, sampleRate, duration } = await readWavInfo(file);
  const parts = Math.max(1, Math.min(most, Math.floor(duration / WORTH)));
  const cuts: number[] = [];
  for (let part = 1; part < parts; part += 1) {
    const middle = Math.round((frames * part) / parts);
    const reach = SEARCH * sampleRate;
    const cut = await silentPacket(file, middle - reach, middle + reach);
    if (cut !== undefined && cut > (cuts.at(-1) ?? 0)) cuts.push(cut);
  }
  return [0, ...cuts].map((first, i): SoundStretch => {
    const end = cuts[i];
    return {
      from: Math.max(0, first - 1) * PACKET_SAMPLES,
      to: end === undefined ? frames : Math.min(frames, (end + 1) * PACKET_SAMPLES),
      first,
      end: end ?? Number.POSITIVE_INFINITY,
    };
  });
}

/** The packet to cut at that is nearest to the middle of a range, if it is silent somewhere. */
async function silentPacket(file: Blob, from: number, to: number): Promise<number | undefined> {
  const wanted = (from + to) / 2 / PACKET_SAMPLES;
  let best: number | undefined;
  let start = from;
  let at = from;
  for await (const { samples } of readWavBlocks(file, 1, { from, to })) {
    for (const sample of samples) {
      at += 1;
      if (sample !== 0) start = at;
      // A packet that ends here, and is silent since long enough before.
      if (at % PACKET_SAMPLES !== 0 || at - start < SILENT * PACKET_SAMPLES) continue;
      const packet = at / PACKET_SAMPLES - AFTER;
      if (best === undefined || Math.abs(packet - wanted) < Math.abs(best - wanted)) best = packet;
    }
  }
  return best;
}
