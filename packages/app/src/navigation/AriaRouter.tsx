import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { moveTo } from './moveTo.ts';

/** An address with a scheme or a host, which is never a path of the router. */
const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** React Router's `useHref` joins any address to the current path, even absolute ones. */
function useAppHref(href: string): string {
  const isAbsolute = ABSOLUTE.test(href);
  const ownHref = useHref(isAbsolute ? paths.dashboard() : href);
  return isAbsolute ? href : ownHref;
}

/** Routes every link of the interface, including menu items, through the app's router. */
export function AriaRouter({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();

  function open(path: string): void {
    // React Aria passes the router any address of this origin, including `blob:` and full URLs.
    if (ABSOLUTE.test(path)) {
      window.location.assign(path);
      return;
    }
    // Visitors who switch between Login and Register still want to return to where they came from.
    const isForVisitors = (value: string) => value === paths.login() || value === paths.register();
    const keepsState = isForVisitors(path) && isForVisitors(location.pathname);
    moveTo(path, () => void navigate(path, keepsState ? { state: location.state } : undefined));
  }

  return (
    // oxlint-disable-next-line react/hooks -- React Aria calls it as the hook that it is
    <RouterProvider navigate={open} useHref={useAppHref}>
      {children}
    </RouterProvider>
  );
}
