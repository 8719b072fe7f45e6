import { type ResourceState, useResource } from '../client/useResource.ts';
import type { User } from './auth.schema.ts';
import { getCurrentUser } from './auth.ts';

/**
 * The current user asked for anew (section 7, `GET /auth/me`), for a screen that wants the latest
 * record. Use `useSession` for everything else: it asks nothing.
 */
export function useCurrentUser(): ResourceState<User> {
  return useResource('current-user', [], getCurrentUser);
}
