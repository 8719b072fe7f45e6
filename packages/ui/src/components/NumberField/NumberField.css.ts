import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { bareButton } from '../../theme/mixins.ts';
import { control, font, media, radius, rem } from '../../theme/tokens.ts';
import { largeTarget } from '../Button/Button.css.ts';
import * as field from '../Field/Field.css.ts';

/** The field measures itself: what goes where it is narrow depends on its own width. */
export const box = style({ containerType: 'inline-size' });

/** In rem, so that enlarged text counts. */
const narrow = '(max-width: 11rem)';

export const input = style({ fontVariantNumeric: font.feature.numeric });

export const unit = style([
  field.unit,
  {
    // In place of the padding that the steppers have taken.
    '@container': { [narrow]: { selectors: { '&:not(:last-child)': { marginInlineEnd: 9 } } } },
  },
]);

/** The number keeps its room: where there is none for both, arrow keys still step. */
export const steppers = style({
  display: 'flex',
  flexShrink: 0,
  gap: 2,
  '@container': { [narrow]: { display: 'none' } },
});

/** 32 px beside the number; the width of a finger where fingers are. */
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
