import { media, size } from '@lectern/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

/**
 * Screens without the shell around them are as wide as inside it, with its gutters: sheets at the bottom of
 * the window bleed, and rows wrap where they do in the app. The width of the sidebar is left empty, half on
 * each side.
 */
const FRAME = 'body.sb-main-padded[data-screen]';
const gutter = 'var(--lectern-gutter)';
const { phone, tablet, desktop } = size.gutter;

globalStyle(FRAME, {
  vars: { '--lectern-gutter': phone },
  padding: `24px ${gutter} 32px`,
  // Elements may bleed into the gutter; the page itself must never scroll sideways.
  overflowX: 'clip',
  '@media': {
    [media.md]: { vars: { '--lectern-gutter': tablet }, paddingBlockEnd: 24 },
    [media.lg]: {
      vars: { '--lectern-gutter': desktop },
      paddingInline: `max(${gutter} + ${size.sidebar} / 2, 50vw - ${size.contentMax} / 2)`,
      paddingBlockStart: 40,
    },
  },
});

// Like the shell's column: a footer moves to the bottom of a short page.
globalStyle(`${FRAME} #storybook-root`, {
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 'calc(100dvh - 64px)',
});
