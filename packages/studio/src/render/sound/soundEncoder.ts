import { canEncodeAudio, Quality } from 'mediabunny';
import { SOUND_RATE } from './aacDelay.ts';

/** At 96,000 some encoders overshoot the pulses of eSpeak's voices by up to 4 dB, at this rate by 0.6. */
export const SOUND_QUALITY = new Quality({ bitrate: 112_000 });

let hasOwn: Promise<boolean> | undefined;

/** Loads the packaged encoder if the browser has none. @returns whether the browser has its own */
export function prepareEncoder(): Promise<boolean> {
  // Checked once, because afterwards the packaged encoder also counts as one of the browser's.
  hasOwn ??= findEncoder();
  return hasOwn;
}

async function findEncoder(): Promise<boolean> {
  const wanted = { numberOfChannels: 1, sampleRate: SOUND_RATE, quality: SOUND_QUALITY };
  if (await canEncodeAudio('aac', wanted)) return true;
  const { registerAacEncoder } = await import('@mediabunny/aac-encoder');
  registerAacEncoder();
  return false;
}
