import { clampedTo, vars, wrappingRow } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

export const body = style({ display: 'flex', flexDirection: 'column', gap: 20 });

const strong = { fontSize: '0.875rem', lineHeight: 20 / 14, fontWeight: 560 };

export const label = style(strong);

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginBlockEnd: 8,
});

export const track = style({
  blockSize: 8,
  borderRadius: 999,
  background: vars.color.track,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

export const fill = style({
  blockSize: '100%',
  borderRadius: 999,
  background: vars.color.accentGraphic,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const fullFill = style([fill, { background: vars.color.danger.solid }]);

export const films = style({ margin: 0, padding: 0, listStyle: 'none' });

export const film = style({
  ...wrappingRow,
  gap: '4px 12px',
  minBlockSize: 56,
  paddingBlock: 8,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

/** Next to its name, the picture only helps recognition. */
export const picture = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 72,
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  borderRadius: 6,
  background: vars.color.surfaceSunken,
  color: vars.color.textSubtle,
});

/** Enlarged text wraps onto its own line rather than breaking letter by letter. */
export const words = style({ flex: '1 1 7.5rem', minInlineSize: 0 });

export const name = style({
  ...strong,
  ...clampedTo(2),
});

export const buttons = style({ flex: 'none', display: 'flex', gap: 4 });
