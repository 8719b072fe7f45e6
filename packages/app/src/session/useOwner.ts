import { useSession } from '@lectern/api-client';

/** Returns the signed-in user's identifier for keys of local storage, which keeps users' data apart. */
export function useOwner(): string {
  const { user } = useSession();
  return user?.username ?? user?.email ?? user?.displayName ?? '';
}
