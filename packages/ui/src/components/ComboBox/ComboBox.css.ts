import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { bareButton } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { control, radius, rem } from '../../theme/tokens.ts';
import { largeTarget } from '../Button/Button.css.ts';

/** The button that opens the whole list; on touch screens as high as the field. */
export const trigger = style({
  ...bareButton,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: rem(control.height.sm),
  blockSize: rem(control.height.sm),
  borderRadius: radius.role.menuItem,
  color: vars.color.textSubtle,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered]': { background: vars.color.surfaceHover, color: vars.color.text },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { [largeTarget]: { inlineSize: rem(control.touchTarget), blockSize: rem(42) } },
});

/** As wide as the field. The list inside scrolls, because only a list can be virtualized. */
export const popover = style({
  display: 'flex',
  // React Aria keeps 12 px free on each side of the window.
  inlineSize: 'min(var(--trigger-width), calc(100vw - 24px))',
  minInlineSize: 0,
  overflow: 'hidden',
});

export const list = style({
  flexGrow: 1,
  minInlineSize: 0,
  // A list without height would render no option, and would therefore stay without height.
  minBlockSize: rem(control.menuItem),
  maxBlockSize: rem(336),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const sectionTitle = style({
  ...textStyle('micro'),
  paddingBlock: '10px 4px',
  paddingInline: 10,
  overflowWrap: 'anywhere',
  color: vars.color.textSubtle,
});

export const empty = style({
  ...textStyle('small'),
  display: 'block',
  paddingBlock: 8,
  paddingInline: 10,
  color: vars.color.textMuted,
});
