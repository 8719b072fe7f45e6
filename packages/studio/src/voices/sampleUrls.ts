import { findVoice } from './voices.ts';

/**
 * Returns the absolute URL of a voice's recorded sample, or null for an unknown voice. The files are
 * written by `scripts/make-assets.mjs`.
 */
export function sampleUrlOf(voiceId: string): string | null {
  if (!findVoice(voiceId)) return null;
  return new URL(`./samples/${voiceId}.mp3`, import.meta.url).href;
}
