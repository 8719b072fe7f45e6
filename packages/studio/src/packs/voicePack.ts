/**
 * A voice pack: voices that a site's host adds, described by a manifest. It comes from the site's own
 * folder `voices/`, is checked file by file, and is stored on the device.
 */

/** One voice of a pack. */
interface PackVoice {
  /** Unique within its pack. */
  id: string;
  name: string;
  /** BCP 47 tag of the language that it speaks. */
  language: string;
  gender: 'Female' | 'Male' | 'Neutral';
  /** A label for the list, such as 'Synthetic'; null if it has none. */
  accent: string | null;
  /** At its own pace, counted like `lettersPerSecond` in `voices/pace.ts`. */
  lettersPerSecond: number;
}

/** A file of a pack, in the folder of its manifest. */
export interface PackFile {
  path: string;
  bytes: number;
  /** 64 hexadecimal digits. */
  sha256: string;
}

/**
 * The times that an engine reports. If it reports no sounds, they are found by comparing its speech with
 * the same words in one of our voices.
 */
export const PACK_TIMINGS = ['phones', 'words', 'none'] as const;
type PackTiming = (typeof PACK_TIMINGS)[number];

/** The manifest, as read and checked. */
export interface VoicePack {
  /** Letters, digits and hyphens. */
  id: string;
  name: string;
  /** A single sentence. */
  description: string;
  /** The file that contains the engine: a worker module without imports. */
  engine: string;
  voices: readonly PackVoice[];
  files: readonly PackFile[];
  /** An SPDX expression. */
  license: string;
  /** The credit line that the licence requires. */
  attribution: string;
  /** Its origin: an `https:` address. */
  source: string;
  /** The times that the engine reports. */
  timing: PackTiming;
  /** Browser features that it needs beyond WebAssembly. */
  needs: readonly 'webgpu'[];
  /** Whether Lectern's makers have listened to it. */
  isHeard: boolean;
}

/** Returns the total bytes of a pack's files. */
export function packSize({ files }: Pick<VoicePack, 'files'>): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Distinguishes versions of a pack: 12 hexadecimal digits of a hash of its files' hashes. */
export async function packVersion({ files }: Pick<VoicePack, 'files'>): Promise<string> {
  const sums = files.map(({ path, sha256 }) => `${path} ${sha256}`).toSorted();
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sums.join('\n')));
  const digits = Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(0, 12);
}

/**
 * Returns an id for a pack's voice that is unique among all voices: no built-in voice has a dot in its id.
 */
export function packVoiceId(packId: string, voiceId: string): string {
  return `${packId}.${voiceId}`;
}

/** Returns the pack and the voice that an id refers to; null if the voice is not from a pack. */
export function readPackVoiceId(id: string): { packId: string; voiceId: string } | null {
  const [, packId = '', voiceId = ''] = /^([a-z0-9-]+)\.(.+)$/.exec(id) ?? [];
  return packId === '' ? null : { packId, voiceId };
}
