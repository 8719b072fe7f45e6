import { media, rem, textStyle, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

/** The height from the header to the bottom of the window. */
const rest = `calc(100dvh - ${rem(65)})`;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: rest,
  '@media': { [media.lg]: { gridTemplateColumns: `${rem(296)} minmax(0, 1fr)`, blockSize: rest } },
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
});

const edges = { paddingInline: 16, '@media': { [media.lg]: { paddingInline: 32 } } } as const;

export const head = style({
  ...edges,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 12,
  paddingBlock: '16px 12px',
});

export const names = style({ flex: '1 1 auto', minInlineSize: 0 });

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
});

export const number = style({
  ...textStyle('micro'),
  display: 'none',
  color: vars.color.textMuted,
  '@media': { [media.lg]: { display: 'inline' } },
});

export const facts = style({
  ...textStyle('caption'),
  ...edges,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  minBlockSize: rem(48),
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
});

export const actions = style({
  ...edges,
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 12,
  borderBlockStart: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
});

export const room = style({ flex: 1 });

/** Hidden on phones, because the list has this button too. */
export const onWide = style({ display: 'none', '@media': { [media.md]: { display: 'block' } } });

/** Ways to settle a conflict, stacked on phones. */
export const ways = style({
  display: 'grid',
  gap: 8,
  flex: '1 0 100%',
  '@media': { [media.md]: { display: 'flex', flexWrap: 'wrap', flex: '0 0 auto' } },
});

/** Full width on phones, within reach of both thumbs. */
export const verdicts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
  flex: '1 0 100%',
  '@media': { [media.md]: { flex: '0 0 auto' } },
});
