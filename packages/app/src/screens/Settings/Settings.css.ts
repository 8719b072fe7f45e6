import { control, media, oneColumn, size, space, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.lg]: { gridTemplateColumns: '12.5rem minmax(0, 1fr)', gap: space[12] } },
});

/** A row that scrolls on its own on small screens, a column next to the panel on wide ones. */
export const menu = style({
  display: 'flex',
  gap: space[1],
  // Extends into the gutter, so that items scroll to the edge of the page. It also makes room for the focus
  // ring, which the scroll container would clip.
  marginBlock: `calc(-1 * ${space[1]})`,
  marginInline: `calc(-1 * ${size.gutter.phone})`,
  paddingBlock: space[1],
  paddingInline: size.gutter.phone,
  scrollPaddingInline: size.gutter.phone,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [media.lg]: { flexDirection: 'column', gap: 2, padding: 0, margin: 0, overflow: 'visible' },
  },
});

export const menuItem = style({ flex: 'none' });

/** A readable width for forms; the billing panel takes the whole column. */
export const panel = style({ maxInlineSize: '47.5rem', minInlineSize: 0 });

/** Two fields side by side if there is room. */
export const fields = style({
  ...oneColumn,
  gap: space[4],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Reserves no gap while empty. */
export const note = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const rule = style({
  blockSize: 1,
  border: 0,
  margin: 0,
  background: vars.color.border,
});

/** Text and its control on one line, separated from the next by a hairline. */
export const settingRow = style({
  paddingBlock: space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const figures = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
});

export const cardMark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3rem',
  blockSize: '2rem',
  borderRadius: 6,
  background: vars.color.surfaceInverse,
  color: vars.color.textInverse,
  fontSize: '0.6875rem',
  fontWeight: 800,
  fontStyle: 'italic',
  flex: 'none',
});

/** Aligns a ghost button's text, not its invisible edges, with its neighbours. */
export const flushEnd = style({
  display: 'inline-flex',
  marginBlock: -6,
  marginInlineEnd: `calc(-1 * (${control.paddingX.sm} + 1px))`,
});

export const grow = style({ flex: '1 1 12rem', minInlineSize: 0 });
