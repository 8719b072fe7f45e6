import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';

/** Lets every link of the interface, menu items included, go through the app's router. */
export function AriaRouter({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();

  function open(path: string): void {
    // A visitor who changes from Login to Register still wants to go where they came from.
    const isForVisitors = (value: string) => value === paths.login() || value === paths.register();
    const keepsState = isForVisitors(path) && isForVisitors(location.pathname);
    void navigate(path, keepsState ? { state: location.state } : undefined);
  }

  return (
    // oxlint-disable-next-line react/hooks -- React Aria calls it as the hook that it is
    <RouterProvider navigate={open} useHref={useHref}>
      {children}
    </RouterProvider>
  );
}
