import { rem, size } from './tokens.ts';

/** Of the fixed sidebar: as wide as the drawer; at 200 % text no more than a third of a wide window. */
export const sidebarWidth = `max(${size.sidebar}, min(${rem(size.sidebar)}, 33vw))`;
