import { logout, useApiClient } from '@lectern/api-client';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';

/**
 * Signs out: tokens and user are removed at once, whatever the server responds, and the guard redirects to
 * the login page (readings, logout).
 */
export function useSignOut(): () => Promise<void> {
  const client = useApiClient();
  const navigate = useNavigate();
  return async () => {
    // The client has logged the failure; there is nothing else to do.
    await logout(client).catch(() => undefined);
    // The guard kept the page for a return. Users who sign out deliberately start over.
    if (window.location.pathname === paths.login()) void navigate(paths.login(), { replace: true });
  };
}
