import { createContext, type ReactNode, use, useState } from 'react';
import { useLocation } from 'react-router-dom';

const HasNavigatedContext = createContext(false);

/** Remembers whether the tab still shows the page that it was opened with. One, around the routes. */
export function NavigationMemory({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [opened] = useState(pathname);
  const [hasNavigated, setNavigated] = useState(false);
  // While rendering, so that the page that is navigated to knows it in its first effect.
  if (!hasNavigated && pathname !== opened) setNavigated(true);
  return <HasNavigatedContext value={hasNavigated}>{children}</HasNavigatedContext>;
}

/** Whether the page shown was navigated to, even if by Back to the first one. */
export function useHasNavigated(): boolean {
  return use(HasNavigatedContext);
}
