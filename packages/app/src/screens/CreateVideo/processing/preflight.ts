import { formatBytes } from '../../../lib/formatBytes.ts';
import { formatDuration } from '../../../lib/formatDuration.ts';
import type { VideoSettings } from '../look/videoSettings.ts';

/** What is known of a render before it begins. */
export interface PreflightFacts {
  settings: Pick<VideoSettings, 'aspect' | 'resolution'>;
  /** Seconds of audio; null while it is not known. */
  seconds: number | null;
  /** Bytes of this origin; null where a server keeps the video, or where the browser does not say. */
  storage: { usedBytes: number; quotaBytes: number } | null;
  /** Seconds of work for a second of a megapixel, from earlier renders here; null before the first. */
  pace: number | null;
  /** Whether this device encodes a picture of that size and shape; true until it is known. */
  canEncode: boolean;
}

/** One sentence about what is in the way, with its way out. */
export interface PreflightProblem {
  id: 'codec' | 'space' | 'length' | 'avatar';
  tone: 'warning' | 'info';
  message: string;
}

export interface Preflight {
  /** px: '1280 × 720'. */
  picture: string;
  /** 'About 0:24, as measured here'; null before anything was measured. */
  time: string | null;
  /** 'About 3.1 MB'; null where the video is kept by a server. */
  space: string | null;
  problems: PreflightProblem[];
}

/** Most bits a pixel that the embedded studio gives (its frames are flat art). */
const BITS_PER_PIXEL = 0.08;
const FRAME_RATE = 30;
/** Bytes a second of sound, and of everything else that a render writes. */
const SOUND_BYTES = 16_000;
const OTHER_BYTES = 1_000_000;
/** Seconds from which a render is long enough to be told of. */
const LONG = 10 * 60;

/** px of a video's picture. */
export function pictureSize({ aspect, resolution }: PreflightFacts['settings']): {
  width: number;
  height: number;
} {
  const short = resolution === '1080p' ? 1080 : 720;
  const long = (short * 16) / 9;
  if (aspect === '1:1') return { width: short, height: short };
  return aspect === '16:9' ? { width: long, height: short } : { width: short, height: long };
}

/** Millions of pixels of a video's picture. */
export function megapixels(settings: PreflightFacts['settings']): number {
  const { width, height } = pictureSize(settings);
  return (width * height) / 1e6;
}

/** What a render will take, and what prevents it. */
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
