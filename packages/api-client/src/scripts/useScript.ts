import { type ResourceState, useResource } from '../client/useResource.ts';
import type { Script } from './scripts.schema.ts';
import { getScript } from './scripts.ts';

/** Fetches one script of the library (section 7); sends nothing while the ID is null. */
export function useScript(id: string | null): ResourceState<Script> {
  return useResource('scripts', id === null ? null : ['one', id], (client, options) =>
    getScript(client, { id: id ?? '' }, options),
  );
}
