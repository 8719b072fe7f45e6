import { createContext } from 'react';

/** Closes the drawer around the sidebar; null while the sidebar is fixed. */
export const SidebarContext = createContext<(() => void) | null>(null);
