import { media, oneColumn, rem, textStyle, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  ...oneColumn,
  gap: 32,
  maxInlineSize: 1120,
  marginInline: 'auto',
  padding: '32px 16px 64px',
  '@media': { [media.md]: { padding: '48px 40px 64px' } },
});

export const columns = style({
  ...oneColumn,
  gap: 40,
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)' } },
});

export const column = style({ ...oneColumn, gap: 16 });
export const part = style({ ...oneColumn, gap: 16, marginBlockEnd: 16 });

export const list = style({ display: 'grid' });

const row = style({
  display: 'flex',
  gap: 16,
  paddingBlock: 16,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
  },
});

export const rejection = style([row, { flexWrap: 'wrap' }]);
export const count = style([row, { justifyContent: 'space-between' }]);

export const picture = style({
  flex: 'none',
  inlineSize: rem(104),
  blockSize: rem(60),
  borderRadius: 8,
  border: `1px solid ${vars.color.border}`,
  objectFit: 'cover',
  objectPosition: 'top',
});

export const words = style({ flex: '1 1 200px', minInlineSize: 0, overflowWrap: 'anywhere' });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
});

export const markdown = style({
  ...textStyle('code'),
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
