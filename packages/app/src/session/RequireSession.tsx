import { useSession } from '@lectern/api-client';
import { useDeferredValue, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { ReturnState } from '../lib/returnTo.ts';
import { paths } from '../paths.ts';
import { Authenticating } from './Authenticating.tsx';

/**
 * The guard in front of everything except Login and Register (specification section 2, Route rules). It
 * sends visitors to the login page, which remembers path, query and hash.
 */
export function RequireSession() {
  const { status, user, generation } = useSession();
  const { pathname, search, hash } = useLocation();
  const name = user?.username ?? null;
  // The owner of this page, kept when the session ends.
  const [owner, setOwner] = useState(name);
  if (name !== null && name !== owner) setOwner(name);
  // The page behind this guard is the app's largest render: deferred, it renders in slices.
  const isHeld = useDeferredValue(status === 'authenticating');
  if (isHeld || status === 'authenticating') return <Authenticating />;
  if (status === 'signed-out') {
    const state: ReturnState = { from: pathname + search + hash, ...(owner !== null && { owner }) };
    return <Navigate to={paths.login()} replace state={state} />;
  }
  // A tab may learn of a sign-out only after the next user has signed in: nothing typed or shown may stay.
  return <Outlet key={generation} />;
}
