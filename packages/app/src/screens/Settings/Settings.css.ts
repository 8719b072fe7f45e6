import { control, media, oneColumn, size, space, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.lg]: { gridTemplateColumns: '12.5rem minmax(0, 1fr)', gap: space[12] } },
});

/** A row that scrolls by itself on small screens, a column beside the panel on wide ones. */
export const menu = style({
  display: 'flex',
  gap: space[1],
  // Into the gutter, so that it scrolls out of the page and not out of nothing; that is room for
  // the focus ring, too, which the scrolling box would cut off.
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

/** As wide as the forms read well; the billing panel takes the whole column. */
export const panel = style({ maxInlineSize: '47.5rem', minInlineSize: 0 });

/** Two fields beside each other where there is room. */
export const fields = style({
  ...oneColumn,
  gap: space[4],
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** While it is empty no gap is kept for it. */
export const note = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const rule = style({
  blockSize: 1,
  border: 0,
  margin: 0,
  background: vars.color.border,
});

/** Words and their control on one line, apart from the next by a hairline. */
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

/** A ghost button's words, not its unseen edges, are in line with what is beside them. */
export const flushEnd = style({
  display: 'inline-flex',
  marginBlock: -6,
  marginInlineEnd: `calc(-1 * (${control.paddingX.sm} + 1px))`,
});

export const grow = style({ flex: '1 1 12rem', minInlineSize: 0 });
