import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { media, radius } from '../../theme/tokens.ts';

/** Around a picture: radii nest, panel 16, padding 8, picture 10 (design guide, Layout). */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '100%',
  padding: 8,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.role.panel,
  background: vars.color.surface,
});

export const picture = style({
  aspectRatio: '560 / 230',
  overflow: 'hidden',
  borderRadius: radius.role.control,
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minInlineSize: 0,
  padding: '16px 12px 12px',
  '@media': {
    [`${media.md} and (max-width: 1023px)`]: { paddingInline: 6 },
  },
});

export const title = style([textStyle('h3'), { overflowWrap: 'anywhere' }]);

export const description = style([
  textStyle('small'),
  {
    marginBlock: '4px 16px',
    // Let a long word reach into the padding instead of wrapping to a separate line.
    marginInlineEnd: -6,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
  },
]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBlockStart: 'auto',
});

export const skeletonWords = style({ display: 'grid', gap: 14, paddingBlock: '4px 18px' });
