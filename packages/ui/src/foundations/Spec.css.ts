import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusVisible } from '../theme/focusRing.ts';
import { textStyle } from '../theme/textStyle.ts';
import { font, media, radius, rem } from '../theme/tokens.ts';

const line = `1px solid ${vars.color.border}`;

/** Wide tables scroll inside their own frame, never the page. */
export const frame = style({
  overflowX: 'auto',
  borderRadius: radius.sm,
  color: vars.color.text,
  selectors: { '&:focus-visible': focusVisible['&[data-focus-visible]'] },
});

export const table = style({
  ...textStyle('small'),
  inlineSize: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
});

export const caption = style({
  ...textStyle('h4'),
  textAlign: 'start',
  paddingBlock: '24px 8px',
});

export const head = style({
  ...textStyle('caption'),
  textAlign: 'start',
  whiteSpace: 'nowrap',
  color: vars.color.textMuted,
  padding: '8px 16px 8px 0',
  borderBlockEnd: `1px solid ${vars.color.borderStrong}`,
});

export const cell = style({
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: font.weight.regular,
  fontVariantNumeric: font.feature.numeric,
  padding: 0,
  paddingBlock: 10,
  paddingInlineEnd: 16,
  borderBlockEnd: line,
});

/** The name of a token, as a developer types it. */
export const token = style({
  ...textStyle('code'),
  fontWeight: font.weight.medium,
  // A table that is too wide scrolls; elsewhere a long name wraps.
  selectors: { [`${cell} &`]: { whiteSpace: 'nowrap' } },
});

/** A part of a page with its own theme. */
export const themed = style({
  background: vars.color.canvas,
  color: vars.color.text,
  padding: 24,
  borderRadius: radius.role.panel,
  border: line,
  minInlineSize: 0,
});

/** Both themes side by side, stacked on phones. */
export const sideBySide = style({
  display: 'grid',
  gap: 16,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** A square of a colour; its value is written next to it. */
export const swatch = style({
  flex: 'none',
  inlineSize: rem(28),
  blockSize: rem(28),
  borderRadius: radius.sm,
  border: `1px solid ${vars.color.borderStrong}`,
  // It shows the colour itself.
  forcedColorAdjust: 'none',
});

export const swatchLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  whiteSpace: 'nowrap',
});
