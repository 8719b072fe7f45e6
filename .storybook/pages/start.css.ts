import { media, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

const card = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: 16,
  background: vars.color.surfaceRaised,
});

export const doors = style({
  display: 'grid',
  gap: 16,
  // The page sets its own margins.
  paddingBlock: '8px 40px',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 24 } },
});

export const door = style([card, { padding: 20 }]);

export const doorTitle = style({
  // The page draws a rule under its headings.
  selectors: { '&&': { margin: '0 0 4px', border: 0, padding: 0, fontSize: 18, fontWeight: 650 } },
});

export const columns = style({
  display: 'grid',
  gap: 32,
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gap: 56 } },
});

export const mapRow = style({
  display: 'grid',
  gap: '4px 24px',
  paddingBlock: 16,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [media.md]: { gridTemplateColumns: '132px minmax(0, 1fr)' } },
});

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' });

export const muted = style({ color: vars.color.textSubtle });

export const note = style({
  paddingBlock: 16,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const found = style({
  display: 'grid',
  gap: 2,
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
