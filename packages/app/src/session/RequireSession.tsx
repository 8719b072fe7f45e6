import { useSession } from '@lectern/api-client';
import { FullPageLoader } from '@lectern/ui';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { ReturnState } from '../lib/returnTo.ts';
import { paths } from '../paths.ts';

/**
 * Everything but Login and Register sits behind this guard (specification section 2, Route rules). A
 * visitor goes to the login page, which remembers path, query and hash.
 */
export function RequireSession() {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === 'authenticating') return <FullPageLoader>Authenticating...</FullPageLoader>;
  if (status === 'signed-out') {
    const state: ReturnState = { from: pathname + search + hash };
    return <Navigate to={paths.login()} replace state={state} />;
  }
  return <Outlet />;
}
