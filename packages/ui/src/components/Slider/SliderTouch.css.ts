import { globalStyle, style } from '@vanilla-extract/css';

export const area = style({ minInlineSize: 0 });

// React Aria sets `touch-action: none` as an inline style, on several overlapping parts.
globalStyle(`${area} *`, { touchAction: 'pan-y !important' });
