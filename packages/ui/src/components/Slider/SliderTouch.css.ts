import { globalStyle, style } from '@vanilla-extract/css';

export const area = style({ minInlineSize: 0 });

// React Aria's own `touch-action: none` is an inline style, and its parts lie over one another.
globalStyle(`${area} *`, { touchAction: 'pan-y !important' });
