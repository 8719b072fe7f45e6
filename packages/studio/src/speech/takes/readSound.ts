import { ALL_FORMATS, AudioSampleSink, BlobSource, type AudioSample, Input } from 'mediabunny';
import { FEATURE_RATE } from '../../alignment/bands.ts';
import { joinSamples } from '../../audio/joinSamples.ts';
import { Resampler } from '../../audio/resample.ts';
import { RecordingError } from './RecordingError.ts';
import type { Recording } from './takeTypes.ts';

/** Seconds; users have to cut longer files first. */
const LONGEST = 3600;
/** Hz; telephone audio has no more. */
const TELEPHONE = 11_025;
/** Power of a channel relative to the louder one, below which it counts as empty. */
const EMPTY = 1e-4;
/** Seconds by which a block may miss its place, because containers round their timestamps. */
const JITTER = 0.005;

/** A file with readable sound. */
export interface SoundFile {
  /** Seconds. */
  duration: number;
  /** Hz of the file. */
  sampleRate: number;
  isTelephone: boolean;
  /** Returns the whole file at the rate of the features, and whether one of two channels was empty. */
  whole(options?: { signal?: AbortSignal; onProgress?: (share: number) => void }): Promise<{
    samples: Float32Array;
    isOneSided: boolean;
  }>;
  /** Returns a stretch at the file's own rate. */
  stretch(range: Range): Promise<Recording>;
}

/** Seconds of the file. */
interface Range {
  start: number;
  end: number;
}

/**
 * Opens a sound file: WAV, MP3, M4A, OGG, WebM.
 *
 * @throws `RecordingError` 'not-audio', 'too-long', 'unsupported'
 */
export async function openSound(file: Blob): Promise<SoundFile> {
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  const track = await input.getPrimaryAudioTrack().catch((cause: unknown) => {
    throw new RecordingError('not-audio', String(cause), { cause });
  });
  if (!track) throw new RecordingError('not-audio', 'no sound in it');
  if (!(await track.canDecode())) throw new RecordingError('unsupported', String(track.codec));
  const duration = await track.computeDuration();
  if (duration > LONGEST) throw new RecordingError('too-long', String(Math.round(duration)));
  const { sampleRate } = track;
  const sink = new AudioSampleSink(track);

  /** Passes on blocks so that each starts at its time: gaps become silence, repeated time is cut off. */
  async function read(
    range: Range,
    take: (sides: Float32Array[]) => void,
    onTime: (time: number) => void = () => undefined,
  ): Promise<void> {
    let end = range.start;
    try {
      for await (const sample of sink.samples(range.start, range.end)) {
        try {
          const { timestamp, sampleRate: rate } = sample;
          const isEarly = timestamp < end - JITTER;
          const sides = within(sample, isEarly ? { ...range, start: end } : range);
          const length = sides[0]?.length ?? 0;
          if (length > 0 && timestamp > end + JITTER) {
            // In pieces, because a file may claim to start after an hour.
            for (const silence of silences(timestamp - end, rate)) take([silence]);
            end = timestamp;
          }
          take(sides);
          end += length / rate;
          onTime(timestamp);
        } finally {
          sample.close();
        }
      }
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
      throw new RecordingError('not-audio', String(cause), { cause });
    }
  }

  return {
    ...{ duration, sampleRate },
    isTelephone: sampleRate <= TELEPHONE,

    async whole({ signal, onProgress } = {}) {
      const sides = [0, 1].map(() => new Collector(sampleRate, FEATURE_RATE));
      await read(
        { start: 0, end: duration },
        (channels) => {
          signal?.throwIfAborted();
          const [left = EMPTY_SIDE, right = left] = channels;
          sides[0]?.push(left);
          sides[1]?.push(right);
        },
        (time) => onProgress?.(time / duration),
      );
      return mixed(sides.map((side) => side.end()));
    },

    async stretch(range) {
      const parts: Float32Array[][] = [];
      await read(range, (channels) => parts.push(channels));
      const count = parts.reduce((most, { length }) => Math.max(most, length), 1);
      const sides = Array.from({ length: count }, (_, side) =>
        joinSamples(parts.map((part) => part[side] ?? part[0] ?? EMPTY_SIDE)),
      );
      return { samples: mixed(sides).samples, sampleRate };
    },
  };
}

const EMPTY_SIDE = new Float32Array(0);

/** Returns pieces of up to a second of silence. */
function* silences(seconds: number, sampleRate: number): Generator<Float32Array, void> {
  for (let left = Math.round(seconds * sampleRate); left > 0; left -= sampleRate) {
    yield new Float32Array(Math.min(left, sampleRate));
  }
}

/** Returns the channels of a decoded sample within a range of seconds. */
function within(sample: AudioSample, range: Range): Float32Array[] {
  const { timestamp, sampleRate, numberOfFrames, numberOfChannels } = sample;
  const from = Math.max(0, Math.round((range.start - timestamp) * sampleRate));
  const to = Math.min(numberOfFrames, Math.round((range.end - timestamp) * sampleRate));
  if (to <= from) return [EMPTY_SIDE];
  return Array.from({ length: Math.min(2, numberOfChannels) }, (_, planeIndex) => {
    const plane = new Float32Array(to - from);
    sample.copyTo(plane, {
      ...{ planeIndex, format: 'f32-planar' },
      ...{ frameOffset: from, frameCount: to - from },
    });
    return plane;
  });
}

/** Mixes two channels to one: their mean, or the only one that has sound. */
function mixed(sides: readonly Float32Array[]): { samples: Float32Array; isOneSided: boolean } {
  const [left = EMPTY_SIDE, right = left] = sides;
  const power = (side: Float32Array) => side.reduce((sum, sample) => sum + sample * sample, 0);
  const [a, b] = [power(left), power(right)];
  if (b <= a * EMPTY && a > 0) return { samples: left, isOneSided: true };
  if (a <= b * EMPTY && b > 0) return { samples: right, isOneSided: true };
  return { samples: left.map((sample, i) => (sample + (right[i] ?? 0)) / 2), isOneSided: false };
}

/** Concatenates blocks at another rate. */
class Collector {
  readonly #resampler: Resampler | null;
  readonly #parts: Float32Array[] = [];

  constructor(from: number, to: number) {
    this.#resampler = from === to ? null : new Resampler(from, to);
  }

  push(samples: Float32Array): void {
    this.#parts.push(this.#resampler ? this.#resampler.push(samples) : samples);
  }

  end(): Float32Array {
    if (this.#resampler) this.#parts.push(this.#resampler.flush());
    return joinSamples(this.#parts);
  }
}
