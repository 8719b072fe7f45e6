import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { leavingTo } from '../../theme/leaving.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { easing, media, radius } from '../../theme/tokens.ts';

/**
 * Added to a popover's class while it is a bottom sheet; see `useBottomSheet`. The doubled selector
 * overrides the floating look whatever the order of the stylesheets.
 */
export const sheet = style({
  selectors: {
    '&&': {
      // React Aria sets the position next to the trigger as an inline style.
      insetBlock: 'auto 0 !important',
      insetInline: '0 !important',
      maxBlockSize: '85dvh !important',
      inlineSize: 'auto',
      minInlineSize: 0,
      maxInlineSize: 'none',
      padding: '8px 12px',
      paddingBlockEnd: 'max(16px, env(safe-area-inset-bottom))',
      border: 0,
      borderRadius: `${radius.role.dialog} ${radius.role.dialog} 0 0`,
      // The scrim is the sheet's own shadow, so both appear and disappear together.
      boxShadow: `0 0 0 100vmax ${vars.color.overlay}`,
      overscrollBehavior: 'contain',
      // Keeps the focused row clear of the rounded edge.
      scrollPaddingBlock: 12,
      transitionDuration: vars.duration.slow,
      transitionTimingFunction: easing.enter,
    },
    '&&[data-placement]': { vars: { [leavingTo]: `translateY(${vars.distance.dialog})` } },
    '&&[data-exiting]': {
      animationDuration: vars.duration.slow,
      animationTimingFunction: easing.enter,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&&': { borderBlockStart: '1px solid CanvasText' } } },
  },
});

/** The title, needed because the sheet is far from the control that opened it. */
export const sheetTitle = style([
  textStyle('label'),
  {
    paddingBlock: '10px 6px',
    paddingInline: 10,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
  },
]);

export const content = style({
  padding: 10,
  outline: 'none',
  // Unbreakable words must not widen the popover.
  overflowWrap: 'anywhere',
});
