import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { moveTo } from './moveTo.ts';

/** An address with a scheme or a host: never one of the router's paths. */
const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** React Router's `useHref` joins whatever it is given to the current path, absolute addresses too. */
function useAppHref(href: string): string {
  const isAbsolute = ABSOLUTE.test(href);
  const ownHref = useHref(isAbsolute ? paths.dashboard() : href);
  return isAbsolute ? href : ownHref;
}

/** Lets every link of the interface, menu items included, go through the app's router. */
export function AriaRouter({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const location = useLocation();

  function open(path: string): void {
    // React Aria asks the router to open any address of this origin, `blob:` and whole URLs too.
    if (ABSOLUTE.test(path)) {
      window.location.assign(path);
      return;
    }
    // A visitor who changes from Login to Register still wants to go where they came from.
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
