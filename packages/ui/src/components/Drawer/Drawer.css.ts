import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { fadesOut, leavingTo, movesOut } from '../../theme/leaving.css.ts';
import { easing, rem, size, z } from '../../theme/tokens.ts';

export const scrim = recipe({
  base: {
    position: 'fixed',
    inset: 0,
    zIndex: z.sidebarOverlay,
    background: vars.color.overlay,
    transition: `opacity ${vars.duration.slow} ${easing.standard}`,
    selectors: {
      '&[data-entering]': { opacity: 0 },
      '&[data-exiting]': {
        ...fadesOut,
        animationDuration: vars.duration.slow,
        animationTimingFunction: easing.standard,
      },
    },
  },
  variants: {
    /** Where the drawer starts: below the app's sticky bar, or at the top of the window. */
    from: { topBar: { insetBlockStart: rem(size.topBar) }, viewport: {} },
  },
  defaultVariants: { from: 'topBar' },
});

export const sheet = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: `min(${rem(size.sidebar)}, calc(100vw - 48px))`,
  background: vars.color.canvas,
  borderInlineEnd: `1px solid ${vars.color.border}`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  vars: { [leavingTo]: 'translateX(-100%)' },
  transition: `transform ${vars.duration.slow} ${easing.enter}`,
  // With reduced motion only the scrim fades; the sheet does not slide.
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: {
        '[dir=rtl] &': { vars: { [leavingTo]: 'translateX(100%)' } },
        '&[data-entering]': { transform: leavingTo },
        '&[data-exiting]': {
          ...movesOut,
          animationDuration: vars.duration.slow,
          animationTimingFunction: easing.enter,
        },
      },
    },
  },
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
  outline: 'none',
});

export type DrawerVariants = NonNullable<RecipeVariants<typeof scrim>>;
