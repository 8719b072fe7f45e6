import { style } from '@vanilla-extract/css';

export const card = style({ minInlineSize: 0 });
export const words = style({ display: 'grid', gap: 10, paddingBlockStart: 14 });
