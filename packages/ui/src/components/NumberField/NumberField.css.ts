import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { bareButton } from '../../theme/mixins.ts';
import { control, font, media, radius, rem } from '../../theme/tokens.ts';
import { largeTarget } from '../Button/Button.css.ts';
import * as field from '../Field/Field.css.ts';

/** A container, because the layout of a narrow field depends on its own width. */
export const box = style({ containerType: 'inline-size' });

/** In rem, so that enlarged text makes the field narrow sooner. */
const narrow = '(max-width: 11rem)';

export const input = style({ fontVariantNumeric: font.feature.numeric });

export const unit = style([
  field.unit,
  {
    // Replaces the padding that the hidden steppers would have provided.
    '@container': { [narrow]: { selectors: { '&:not(:last-child)': { marginInlineEnd: 9 } } } },
  },
]);

/** Hidden if there is not enough room for the number; arrow keys still step. */
export const steppers = style({
  display: 'flex',
  flexShrink: 0,
  gap: 2,
  '@container': { [narrow]: { display: 'none' } },
});

/** 32 px next to the number; a full touch target on touch screens. */
export const stepper = style({
  ...bareButton,
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(control.height.sm),
  blockSize: rem(control.height.sm),
  borderRadius: radius.role.menuItem,
  color: vars.color.textMuted,
  WebkitTapHighlightColor: 'transparent',
  transitionProperty: 'background-color, color',
  transitionDuration: vars.duration.fast,
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceHover, color: vars.color.text },
    '&[data-pressed]': { background: vars.color.surfacePressed, color: vars.color.text },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [largeTarget]: { inlineSize: rem(control.touchTarget), blockSize: rem(42) },
    [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
});
