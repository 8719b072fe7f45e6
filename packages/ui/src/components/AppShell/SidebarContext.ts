import { createContext } from 'react';

/** Closes the drawer that the sidebar stands in; null where the sidebar is fixed. */
export const SidebarContext = createContext<(() => void) | null>(null);
