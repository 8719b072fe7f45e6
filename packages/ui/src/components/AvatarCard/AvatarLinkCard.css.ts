import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focusRing.ts';
import { radius } from '../../theme/tokens.ts';
import { picture } from './AvatarCard.css.ts';

export const link = style({
  display: 'block',
  minInlineSize: 0,
  borderRadius: radius.role.panel,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  // Outside the ring of a selected card.
  selectors: { '&[data-focus-visible]': { ...focusRing, outlineOffset: 6 } },
});

globalStyle(`${link}[data-pressed] ${picture}`, { filter: 'brightness(0.96)' });
