import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { radius } from '../../theme/tokens.ts';

export const list = style({ selectors: { '&:focus-visible': { outline: 'none' } } });

export const option = style({
  minInlineSize: 0,
  borderRadius: radius.role.panel,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  // Outside the ring of the selected card.
  selectors: {
    '&[data-focus-visible], &:focus-visible': { ...focusRing, outlineOffset: 6 },
  },
});

export const empty = style({ gridColumn: '1 / -1', color: vars.color.textMuted });
