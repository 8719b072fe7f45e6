import { style } from '@vanilla-extract/css';
import { textStyle } from '../../theme/textStyle.ts';

export const card = style({ minInlineSize: 0 });

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  minBlockSize: 28,
});

export const end = style([textStyle('button'), { marginInlineStart: 'auto' }]);

export const skeletonMeta = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlock: '18px 8px',
});
