import { type ResourceState, useResource } from '../client/useResource.ts';
import type { Voice } from './voices.schema.ts';
import { listVoices } from './voices.ts';

/** Fetches every voice (section 2, Voice step). `voicesLoadMessage` gives the error message. */
export function useVoices(): ResourceState<Voice[]> {
  return useResource('voices', [], listVoices);
}
