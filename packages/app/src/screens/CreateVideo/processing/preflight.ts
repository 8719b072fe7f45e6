import { formatBytes } from '../../../lib/format/formatBytes.ts';
import { formatDuration } from '../../../lib/format/formatDuration.ts';
import type { VideoSettings } from '../look/videoSettings.ts';

/** Facts known about a render before it starts. */
export interface PreflightFacts {
  settings: Pick<VideoSettings, 'aspect' | 'resolution'>;
  /** Length of the audio in seconds; null while unknown. */
  seconds: number | null;
  /**
   * Storage of this origin in bytes; null if a server keeps the video, or if the browser does not report
   * it.
   */
  storage: { usedBytes: number; quotaBytes: number } | null;
  /** Seconds of work per second of a megapixel, from earlier renders here; null before the first. */
  pace: number | null;
  /** Whether this device can encode a picture of that size and shape; true until it is known. */
  canEncode: boolean;
}

/** One sentence about a problem, with its way out. */
export interface PreflightProblem {
  id: 'codec' | 'space' | 'length' | 'avatar';
  tone: 'warning' | 'info';
  message: string;
}

export interface Preflight {
  /** px: '1280 × 720'. */
  picture: string;
  /** 'About 0:24, as measured here'; null before anything is measured. */
  time: string | null;
  /** 'At most 3.1 MB'; null if a server keeps the video. */
  space: string | null;
  problems: PreflightProblem[];
}

/** Maximum bits per pixel that the embedded studio uses (its frames are flat art). */
const BITS_PER_PIXEL = 0.08;
const FRAME_RATE = 30;
/** Bytes per second of sound, and bytes of everything else that a render writes. */
const SOUND_BYTES = 16_000;
const OTHER_BYTES = 1_000_000;
/** Length in seconds from which a render is long enough for a notice. */
const LONG = 10 * 60;

/** Returns the size of a video's picture in px. */
export function pictureSize({ aspect, resolution }: PreflightFacts['settings']): {
  width: number;
  height: number;
} {
  const short = resolution === '1080p' ? 1080 : 720;
  const long = (short * 16) / 9;
  if (aspect === '1:1') return { width: short, height: short };
  return aspect === '16:9' ? { width: long, height: short } : { width: short, height: long };
}

/** Returns the size of a video's picture in millions of pixels. */
export function megapixels(settings: PreflightFacts['settings']): number {
  const { width, height } = pictureSize(settings);
  return (width * height) / 1e6;
}

/** Returns what a render will need, and what prevents it. */
export function preflight(facts: PreflightFacts): Preflight {
  const { settings, seconds, storage, pace } = facts;
  const { width, height } = pictureSize(settings);
  const bytes =
    seconds === null
      ? null
      : seconds * ((width * height * FRAME_RATE * BITS_PER_PIXEL) / 8 + SOUND_BYTES) + OTHER_BYTES;
  const work = pace === null || seconds === null ? null : pace * seconds * megapixels(settings);
  const problems: PreflightProblem[] = [];
  if (!facts.canEncode) {
    const way = settings.resolution === '1080p' ? 'choose 720p' : 'choose another shape';
    problems.push({
      id: 'codec',
      tone: 'warning',
      message: `This browser cannot make videos of ${width} × ${height}: ${way}.`,
    });
  }
  const left = storage && Math.max(0, storage.quotaBytes - storage.usedBytes);
  if (left !== null && bytes !== null && bytes > left) {
    const way = settings.resolution === '1080p' ? 'choose 720p' : 'shorten the script';
    problems.push({
      id: 'space',
      tone: 'warning',
      message:
        `This video may need ${formatBytes(bytes)}, and ${formatBytes(left)} are left for Lectern ` +
        `on this device: free some space or ${way}.`,
    });
  }
  if (storage && seconds !== null && seconds >= LONG) {
    problems.push({
      id: 'length',
      tone: 'info',
      message: `This video is ${formatDuration(seconds)} long: keep a tab with Lectern open until it is made.`,
    });
  }
  return {
    picture: `${width} × ${height}`,
    time: work === null ? null : `About ${formatDuration(work)}, as measured here`,
    space: storage === null || bytes === null ? null : `At most ${formatBytes(bytes)}`,
    problems,
  };
}
