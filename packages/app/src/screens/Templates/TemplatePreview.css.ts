import { media, space, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockStart: space[2],
});

export const columns = style({
  display: 'grid',
  gap: space[6],
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)' } },
});

export const outline = style({ display: 'grid', padding: 0, margin: 0, listStyle: 'none' });

export const part = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[2]}`,
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const words = style({ display: 'grid', gap: space[3], overflowWrap: 'anywhere' });
