import { joinSamples } from '../audio/joinSamples.ts';
import { Resampler } from '../audio/resample.ts';
import { FEATURE_RATE } from './bands.ts';
import type { Recording } from '../speech/takes/takeTypes.ts';

/** Resamples a recording to another rate, in Hz. */
export function atRate({ samples, sampleRate }: Recording, rate: number): Float32Array {
  if (sampleRate === rate) return samples;
  const resampler = new Resampler(sampleRate, rate);
  return joinSamples([resampler.push(samples), resampler.flush()]);
}

/** Resamples a recording to the rate of the features. */
export function toFeatureRate(recording: Recording): Float32Array {
  return atRate(recording, FEATURE_RATE);
}
