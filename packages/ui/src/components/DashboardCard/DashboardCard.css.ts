import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { control, media, radius, rem } from '../../theme/tokens.ts';

/** Nested radii around the picture: panel 16, padding 8, picture 10 (design guide, Layout). */
export const card = style({
  display: 'grid',
  gridTemplateColumns: `${rem(80)} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: 16,
  minInlineSize: 0,
  blockSize: '100%',
  padding: 8,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.role.panel,
  background: vars.color.surface,
  '@media': {
    // Three in a row, next to the sidebar from 1024 px, leave no room for pictures.
    [media.belowXl]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      // The links of one card may wrap to two lines; the titles still line up.
      alignItems: 'start',
      padding: 16,
    },
    [media.belowMd]: { padding: '12px 16px' },
  },
});

export const picture = style({
  blockSize: rem(80),
  overflow: 'hidden',
  borderRadius: radius.role.control,
  '@media': { [media.belowXl]: { display: 'none' } },
});

export const body = style({ minInlineSize: 0 });

export const title = style([
  textStyle('h4'),
  {
    marginBlockEnd: 6,
    overflowWrap: 'anywhere',
    '@media': { [media.belowMd]: { marginBlockEnd: 8 } },
  },
]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 4 });

/** On phones, small links are as high as their touch target (design guide, First minutes and every day). */
globalStyle(`${actions} > *`, {
  '@media': { [media.belowMd]: { minBlockSize: rem(control.touchTarget) } },
});
