import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusVisible } from '../../theme/focusRing.ts';
import { bareButton, wrappingRow } from '../../theme/mixins.ts';
import { sidebarWidth } from '../../theme/sidebarWidth.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { easing, font, media, radius, rem, size, z } from '../../theme/tokens.ts';

export const region = style({
  position: 'fixed',
  zIndex: z.toast,
  insetInline: 0,
  insetBlockEnd: 24,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  maxInlineSize: 'calc(100vw - 32px)',
  display: 'flex',
  // The newest notice is at the bottom, where users expect it.
  flexDirection: 'column-reverse',
  gap: 8,
  borderRadius: radius.lg,
  outline: 'none',
  selectors: {
    // Centred on the page's column, although the region is outside the shell.
    ':root:has([data-sidebar]) &': {
      insetInlineStart: sidebarWidth,
      maxInlineSize: `calc(100vw - ${sidebarWidth} - 32px)`,
    },
    // Above the footer buttons at the bottom of the window.
    ':root:has([data-foot]:not([data-foot="phone"])) &': { insetBlockEnd: rem(112) },
    ...focusVisible,
  },
  '@media': {
    [media.belowMd]: {
      insetBlockEnd: 16,
      inlineSize: '100%',
      // Back and Continue may take one line each.
      selectors: { ':root:has([data-foot]) &': { insetBlockEnd: rem(132) } },
    },
  },
});

const rise = keyframes({
  from: { opacity: 0, transform: `translateY(${vars.distance.dialog})` },
});

export const toast = style({
  ...textStyle('small'),
  fontWeight: font.weight.medium,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  inlineSize: '100%',
  minInlineSize: `min(${rem(size.toast)}, 100%)`,
  maxInlineSize: rem(560),
  marginInline: 'auto',
  minBlockSize: rem(48),
  paddingBlock: 6,
  paddingInline: '16px 8px',
  borderRadius: radius.lg,
  background: vars.color.surfaceInverse,
  color: vars.color.textInverse,
  boxShadow: vars.shadow.lg,
  animation: `${rise} ${vars.duration.base} ${easing.enter}`,
  selectors: focusVisible,
  '@media': {
    [media.forcedColors]: { border: '1px solid', background: 'Canvas', color: 'CanvasText' },
  },
});

/** Text and action share a line, and wrap if it is too short. */
export const content = style({ ...wrappingRow, flexGrow: 1, minInlineSize: 0, columnGap: 12 });

export const words = style({ flex: '1 1 9rem', minInlineSize: 0, paddingBlock: 6 });

/** A text button in the only colour that is legible on the inverse surface. */
export const action = style({
  ...textStyle('button'),
  fontWeight: font.weight.semibold,
  flex: 'none',
  minBlockSize: rem(32),
  paddingInline: 8,
  border: 0,
  borderRadius: radius.role.menuItem,
  background: 'transparent',
  color: vars.color.linkOnInverse,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&[data-focus-visible]': { outline: '2px solid currentColor', outlineOffset: 0 },
  },
  '@media': { [media.forcedColors]: { color: 'ButtonText' } },
});

export const close = style({
  ...bareButton,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(32),
  blockSize: rem(32),
  borderRadius: radius.role.menuItem,
  color: 'inherit',
  opacity: 0.8,
  selectors: {
    '&[data-hovered]': { opacity: 1 },
    '&[data-focus-visible]': { opacity: 1, outline: '2px solid currentColor', outlineOffset: 0 },
  },
});
