import { style } from '@vanilla-extract/css';
import { wrappingRow } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';

export const card = style({ minInlineSize: 0 });

export const meta = style({ ...wrappingRow, columnGap: 8, minBlockSize: 28 });

export const end = style([textStyle('button'), { marginInlineStart: 'auto' }]);

export const skeletonMeta = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlock: '18px 8px',
});
