import { useSession } from '@lectern/api-client';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { returnToFromState } from '../lib/returnTo.ts';
import { Authenticating } from './Authenticating.tsx';

/**
 * Wraps Login and Register: users who are signed in, or have just signed in, continue to where they came
 * from, otherwise to the dashboard (specification section 2, Login and Register).
 */
export function VisitorsOnly() {
  const { status, user } = useSession();
  const { state } = useLocation();
  if (status === 'authenticating') return <Authenticating />;
  if (status === 'signed-in') {
    return <Navigate to={returnToFromState(state, user?.username ?? null)} replace />;
  }
  return <Outlet />;
}
