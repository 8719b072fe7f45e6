import { style } from '@vanilla-extract/css';

export const card = style({ minInlineSize: 0 });
export const facts = style({ paddingBlock: '12px 4px' });
export const words = style({ display: 'grid', gap: 12, paddingBlockStart: 10 });
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingBlock: '18px 10px',
});
