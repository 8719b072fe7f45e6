import { media, size, vars } from '@lectern/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Covers the app's own root, which is empty until there is something to show. */
export const layer = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  background: vars.color.canvas,
});

/** Leaves space for the fixed sidebar. */
export const frame = style({});
globalStyle(`${frame} main`, {
  '@media': {
    [media.lg]: {
      marginInlineStart: `max(${size.sidebar}, min(16rem, 33vw))`,
      // The sidebar's edge.
      boxShadow: `-1px 0 ${vars.color.border}`,
    },
  },
});

// The page's first script sets which page is shown; without it, the sign-in is.
globalStyle('html[data-first="none"] #first, html[data-first="frame"] [data-page="sign-in"]', {
  display: 'none',
});
globalStyle('html:not([data-first="frame"]) [data-page="frame"]', { display: 'none' });
globalStyle('html:not([data-page="/"]) [data-page="frame"] h1', { visibility: 'hidden' });

globalStyle('html[data-coming] #first', { visibility: 'hidden' });

// At the foot of the page that it refers to.
globalStyle('noscript', {
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: 1,
  padding: 16,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
