import { useSession } from '@lectern/api-client';

/** What names the signed-in user in keys of local storage: one user's things are never another's. */
export function useOwner(): string {
  const { user } = useSession();
  return user?.username ?? user?.email ?? user?.displayName ?? '';
}
