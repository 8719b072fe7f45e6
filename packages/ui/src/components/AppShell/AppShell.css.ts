import { createGlobalVar, fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { sidebarWidth } from '../../theme/sidebarWidth.ts';
import { media, radius, rem, size, z } from '../../theme/tokens.ts';

/** 64 px (specification, Shell), in rem so that it grows with enlarged text. */
export const topBarHeight = rem(size.topBar);

/**
 * The distance from the content to the edge of the window, read by parts that bleed into it. Frames of
 * other kinds set it too.
 */
const gutter = createGlobalVar('lectern-gutter');
/** The negative gutter inside a shell, zero outside. */
export const bleed = `calc(-1 * ${fallbackVar(gutter, '0px')})`;

export const shell = style({ minBlockSize: '100dvh', background: vars.color.canvas });

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: z.toast,
  paddingBlock: 10,
  paddingInline: 16,
  borderRadius: radius.md,
  background: vars.color.surfaceInverse,
  color: vars.color.textInverse,
  fontWeight: 600,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', inlineSize: 1, blockSize: 1, overflow: 'hidden' },
    '&:focus-visible': focusRing,
  },
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&[data-sidebar]': { gridTemplateColumns: `${sidebarWidth} minmax(0, 1fr)` } },
});

export const aside = style({
  position: 'sticky',
  insetBlockStart: topBarHeight,
  blockSize: `calc(100dvh - ${topBarHeight})`,
  borderInlineEnd: `1px solid ${vars.color.border}`,
  overflowY: 'auto',
});

export const main = style({
  vars: { [gutter]: size.gutter.phone },
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: `calc(100dvh - ${topBarHeight})`,
  paddingInline: gutter,
  paddingBlock: '24px 32px',
  // Parts may bleed into the gutter; the page itself must never scroll sideways.
  overflowX: 'clip',
  outline: 'none',
  '@media': {
    [media.md]: { vars: { [gutter]: size.gutter.tablet }, paddingBlockEnd: 24 },
    [media.lg]: { vars: { [gutter]: size.gutter.desktop }, paddingBlockStart: 40 },
  },
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  inlineSize: '100%',
  maxInlineSize: size.contentMax,
  marginInline: 'auto',
  selectors: { '&[data-wide]': { maxInlineSize: size.contentWide } },
});
