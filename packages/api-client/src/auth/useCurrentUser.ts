import { type ResourceState, useResource } from '../client/useResource.ts';
import type { User } from './auth.schema.ts';
import { getCurrentUser } from './auth.ts';

/**
 * Fetches the current user (section 7, `GET /auth/me`), for a screen that needs the latest record. Use
 * `useSession` for everything else: it sends no request.
 */
export function useCurrentUser(): ResourceState<User> {
  return useResource('current-user', [], getCurrentUser);
}
