import { focusRing, media, oneLine, radius, rem, textStyle, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

export const rail = style({
  display: 'none',
  // Visually hidden text in its rows scrolls with it instead of making the page taller.
  position: 'relative',
  overflowY: 'auto',
  padding: '0 12px 16px',
  borderInlineEnd: `1px solid ${vars.color.border}`,
  '@media': { [media.lg]: { display: 'block' } },
});

export const title = style({
  ...textStyle('caption'),
  display: 'flex',
  gap: 8,
  padding: '16px 8px 6px',
  fontWeight: 620,
});

export const count = style({
  marginInlineStart: 'auto',
  color: vars.color.textSubtle,
  fontWeight: 450,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const row = style({
  ...textStyle('small'),
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  inlineSize: '100%',
  minBlockSize: rem(48),
  padding: '4px 8px',
  border: 0,
  borderRadius: radius.role.control,
  background: 'none',
  color: vars.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.canvasHover },
    '&[aria-current]': { background: vars.color.canvasSelected },
    '&:focus-visible': { ...focusRing, outlineOffset: -2 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current]:not(:focus-visible)': { outline: '2px solid Highlight' } },
    },
  },
});

export const thumbnail = style({
  flex: 'none',
  inlineSize: rem(52),
  blockSize: rem(36),
  borderRadius: 6,
  border: `1px solid ${vars.color.border}`,
  objectFit: 'cover',
  objectPosition: 'top',
});

export const words = style({ ...oneLine, flex: 1, minInlineSize: 0 });

export const mode = style({
  ...textStyle('micro'),
  display: 'block',
  color: vars.color.textSubtle,
});
