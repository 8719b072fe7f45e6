import { type ResourceState, useResource } from '../client/useResource.ts';
import type { Voice } from './voices.schema.ts';
import { listVoices } from './voices.ts';

/** Every voice (section 2, Voice step). Error words by `voicesLoadMessage`. */
export function useVoices(): ResourceState<Voice[]> {
  return useResource('voices', [], listVoices);
}
