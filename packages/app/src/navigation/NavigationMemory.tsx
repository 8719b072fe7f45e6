import { createContext, type ReactNode, use, useState } from 'react';
import { useLocation } from 'react-router-dom';

const HasNavigatedContext = createContext(false);

/**
 * Tracks whether the tab still shows the page that it was opened with. Rendered once, around the routes.
 */
export function NavigationMemory({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [opened] = useState(pathname);
  const [hasNavigated, setNavigated] = useState(false);
  // Set during render, so that the next page has it in its first effect.
  if (!hasNavigated && pathname !== opened) setNavigated(true);
  return <HasNavigatedContext value={hasNavigated}>{children}</HasNavigatedContext>;
}

/** Whether the user navigated to the current page, even if with Back to the first one. */
export function useHasNavigated(): boolean {
  return use(HasNavigatedContext);
}
