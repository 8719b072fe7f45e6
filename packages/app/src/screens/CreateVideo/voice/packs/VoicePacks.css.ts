import { media, radius, space, textStyle, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const pack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space[2]} ${space[4]}`,
  alignItems: 'start',
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
  '@media': {
    [media.md]: { gridTemplateColumns: '40px minmax(0, 1fr) auto', paddingBlock: space[5] },
  },
});

export const disc = style({
  display: 'none',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: radius.full,
  background: vars.color.surfaceSelected,
  color: vars.color.textMuted,
  selectors: {
    '&[data-refused]': { background: vars.color.warning.bg, color: vars.color.warning.fg },
  },
  '@media': { [media.md]: { display: 'grid' } },
});

export const words = style({ display: 'grid', gap: space[1], minInlineSize: 0 });

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
});

export const notHeard = style({
  ...textStyle('caption'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontWeight: 500,
  color: vars.color.warning.fg,
});

/** From the second column to the end; on phones, below the text. */
const fromWords = style({ '@media': { [media.md]: { gridColumn: '2 / -1' } } });

export const facts = style([
  fromWords,
  {
    ...textStyle('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[1]} ${space[4]}`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: vars.color.textMuted,
  },
]);

export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

export const load = style([
  fromWords,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[2]} ${space[4]}` },
]);

export const bar = style({ flex: '1 1 12rem', minInlineSize: 0 });

export const actions = style({
  display: 'flex',
  gap: space[1],
  alignItems: 'center',
  minBlockSize: 32,
});

export const command = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[1]} ${space[2]} ${space[1]} ${space[4]}`,
  borderRadius: radius.md,
  background: vars.color.surfaceSunken,
  textAlign: 'start',
});

export const code = style({ ...textStyle('code'), flexGrow: 1, overflowWrap: 'anywhere' });

/** An icon and a sentence on one line. */
export const note = style({
  ...textStyle('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  color: vars.color.textSubtle,
});

/** The note below the voices, with its button. */
export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // The button's padding is not enough because its focus ring is outside it.
  gap: `${space[1]} ${space[2]}`,
  marginBlockStart: space[3],
});
