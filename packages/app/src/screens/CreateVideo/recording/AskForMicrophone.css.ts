import { media, textStyle, vars } from '@lectern/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const ask = style({
  display: 'grid',
  gap: 24,
  alignItems: 'center',
  inlineSize: '100%',
  maxInlineSize: 520,
  margin: 'auto',
  padding: 16,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 320px) minmax(0, 1fr)',
      gap: 64,
      maxInlineSize: 920,
    },
  },
});

export const art = style({
  inlineSize: '100%',
  maxInlineSize: 320,
  marginInline: 'auto',
});

export const reasons = style([
  textStyle('body'),
  { display: 'grid', gap: 16, marginBlock: '24px 32px', padding: 0, listStyle: 'none' },
]);

export const reason = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: 12,
});

globalStyle(`${reason} > svg`, { color: vars.color.textMuted, marginBlockStart: 3 });

export const askActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  '@media': { [media.belowMd]: { display: 'grid' } },
});
