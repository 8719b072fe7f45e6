import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { fadesAndMovesOut, leavingTo } from '../../theme/leaving.css.ts';
import { innerFocusRing, wrappingRow } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { control, easing, media, radius, rem, size, z } from '../../theme/tokens.ts';
import { largeTarget } from '../Button/Button.css.ts';

/** The floating surface of a menu, a select or a popover. */
export const popover = style({
  minInlineSize: `min(${rem(size.menuMin)}, calc(100vw - 16px))`,
  maxInlineSize: 'calc(100vw - 16px)',
  padding: 6,
  overflow: 'auto',
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.lg,
  boxShadow: vars.shadow.md,
  zIndex: z.popover,
  outline: 'none',
  vars: { [leavingTo]: `translateY(${vars.distance.menu})` },
  transitionProperty: 'opacity, transform',
  transitionDuration: vars.duration.base,
  transitionTimingFunction: easing.enter,
  selectors: {
    '&[data-placement=top]': {
      vars: { [leavingTo]: `translateY(calc(-1 * ${vars.distance.menu}))` },
    },
    '&[data-entering]': { opacity: 0, transform: leavingTo },
    '&[data-exiting]': {
      ...fadesAndMovesOut,
      animationDuration: vars.duration.base,
      animationTimingFunction: easing.exit,
    },
  },
});

export const list = style({ outline: 'none' });

export const item = recipe({
  base: {
    ...textStyle('small'),
    fontWeight: 500,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minBlockSize: rem(control.menuItem),
    paddingBlock: 6,
    paddingInline: 8,
    borderRadius: radius.role.menuItem,
    color: vars.color.text,
    cursor: 'pointer',
    // The tint below marks focus in a list; forced colours need the outline.
    outline: 'none',
    selectors: {
      '&[data-focused], &[data-hovered]': { background: vars.color.surfaceHover },
      '&[data-focus-visible]': innerFocusRing,
      '&[data-pressed]': { background: vars.color.surfacePressed },
      '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    },
    '@media': {
      [largeTarget]: { minBlockSize: rem(control.touchTarget) },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  },
  variants: { tone: { default: {}, danger: { color: vars.color.danger.fg } } },
  defaultVariants: { tone: 'default' },
});

export const itemIcon = style({
  display: 'flex',
  color: vars.color.textMuted,
  selectors: {
    [`${item.classNames.variants.tone.danger} &, [data-disabled] > &`]: { color: 'inherit' },
  },
});

export const itemLabel = style({ flexGrow: 1, minInlineSize: 0 });

export const itemDescription = style({
  ...textStyle('caption'),
  display: 'block',
  marginBlockStart: 2,
  color: vars.color.textSubtle,
});

/** Label and badge. The badge moves below the label if a narrow window or large text leaves no room. */
export const itemWords = style({
  ...wrappingRow,
  flexGrow: 1,
  minInlineSize: 0,
  columnGap: 8,
  rowGap: 2,
});

/** The tick or arrow at the end of a row. */
export const itemEnd = style({
  display: 'flex',
  flex: 'none',
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
});

/** Smaller than a `Tag`, so that it fits next to its label in the narrow profile menu. */
export const badge = style({
  ...textStyle('micro'),
  fontSize: rem(11),
  letterSpacing: 0,
  paddingInline: 6,
  paddingBlock: 2,
  borderRadius: radius.role.tag,
  background: vars.color.surfaceSelected,
  color: vars.color.textMuted,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const separator = style({
  border: 0,
  blockSize: 1,
  marginBlock: 6,
  marginInline: 4,
  background: vars.color.border,
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});

export const header = style({
  paddingBlock: '10px 12px',
  paddingInline: 8,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  marginBlockEnd: 6,
});
