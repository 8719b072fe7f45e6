/**
 * A voice pack: voices that a site's host adds, described by a manifest. It comes from the site's own
 * folder `voices/`, is checked file by file, and is kept on the device.
 */

/** One voice of a pack. */
interface PackVoice {
  /** Unique in its pack. */
  id: string;
  name: string;
  /** BCP 47 tag of what it speaks. */
  language: string;
  gender: 'Female' | 'Male' | 'Neutral';
  /** A label for the list, such as 'Synthetic'; null where there is none to tell. */
  accent: string | null;
  /** At its own pace, as `lettersPerSecond` in `voices/pace.ts` counts them. */
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
 * What an engine tells of its sound. Where it tells no sounds, they are found by comparing it with the same
 * words in a voice of ours.
 */
export const PACK_TIMINGS = ['phones', 'words', 'none'] as const;
type PackTiming = (typeof PACK_TIMINGS)[number];

/** The manifest, as it was read and checked. */
export interface VoicePack {
  /** Letters, digits and hyphens. */
  id: string;
  name: string;
  /** One sentence. */
  description: string;
  /** The file that is the engine: a module for a worker, which imports nothing. */
  engine: string;
  voices: readonly PackVoice[];
  files: readonly PackFile[];
  /** An SPDX expression. */
  license: string;
  /** Whom to name, and how. */
  attribution: string;
  /** Where it comes from: an `https:` address. */
  source: string;
  /** What the engine tells of its sound. */
  timing: PackTiming;
  /** What it asks of the browser beyond WebAssembly. */
  needs: readonly 'webgpu'[];
  /** Whether the makers of Lectern have heard it. */
  isHeard: boolean;
}

/** Bytes of all files of a pack. */
export function packSize({ files }: Pick<VoicePack, 'files'>): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Tells versions of a pack apart: 12 hexadecimal digits of the sum of its files' sums. */
export async function packVersion({ files }: Pick<VoicePack, 'files'>): Promise<string> {
  const sums = files.map(({ path, sha256 }) => `${path} ${sha256}`).toSorted();
  const sum = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sums.join('\n')));
  const digits = Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(0, 12);
}

/** Names a pack's voice among all voices: no built-in voice has a dot in its id. */
export function packVoiceId(packId: string, voiceId: string): string {
  return `${packId}.${voiceId}`;
}

/** The pack and the voice that an id names; null for a voice of no pack. */
export function readPackVoiceId(id: string): { packId: string; voiceId: string } | null {
  const [, packId = '', voiceId = ''] = /^([a-z0-9-]+)\.(.+)$/.exec(id) ?? [];
  return packId === '' ? null : { packId, voiceId };
}
