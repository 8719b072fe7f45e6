import { logout, useApiClient } from '@lectern/api-client';
import { toast } from '@lectern/ui';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';

/**
 * Signs out: tokens and user go at once, whatever the server says, and the guard leads to the login
 * page (readings, logout).
 */
export function useSignOut(): () => Promise<void> {
  const client = useApiClient();
  const navigate = useNavigate();
  return async () => {
    toast.clear();
    // The client has logged a failure; nothing is left to do about it.
    await logout(client).catch(() => undefined);
    // The guard kept the page for a return. Users who leave by choice start over.
    if (window.location.pathname === paths.login()) void navigate(paths.login(), { replace: true });
  };
}
