import { rem, size } from './tokens.ts';

/**
 * Width of the fixed sidebar: the same as the drawer's, but at 200 % text at most a third of a wide window.
 */
export const sidebarWidth = `max(${size.sidebar}, min(${rem(size.sidebar)}, 33vw))`;
