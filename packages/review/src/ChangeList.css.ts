import { focusRing, media, radius, rem, textStyle, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: 32,
  // Lets the columns of cards be narrower than their content.
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  maxInlineSize: 1200,
  marginInline: 'auto',
  padding: '24px 16px 48px',
  '@media': { [media.md]: { padding: '40px 40px 64px' } },
});

export const intro = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 16,
  inlineSize: '100%',
});

export const group = style({ display: 'grid', gap: 16, inlineSize: '100%' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 16px',
});

export const cards = style({
  display: 'grid',
  gap: '24px 16px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const card = style({
  display: 'grid',
  gap: 2,
  inlineSize: '100%',
  padding: 0,
  border: 0,
  borderRadius: radius.role.thumbnail,
  background: 'none',
  color: vars.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
});

export const picture = style({
  position: 'relative',
  blockSize: rem(128),
  marginBlockEnd: 6,
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.role.thumbnail,
  background: vars.color.surfaceSunken,
  selectors: { [`${card}:hover &`]: { borderColor: vars.color.borderHover } },
});

export const image = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: 'top',
});

export const corner = style({ position: 'absolute', insetBlockStart: 8, insetInlineEnd: 8 });

export const facts = style({
  ...textStyle('caption'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 8px',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
