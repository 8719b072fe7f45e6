import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { fadesOut, leavingTo, movesOut } from '../../theme/leaving.css.ts';
import { wrappingRow } from '../../theme/mixins.ts';
import { easing, media, radius, rem, size as sizes, z } from '../../theme/tokens.ts';

export const DIALOG_SIZES = ['sm', 'md', 'lg'] as const;
type Size = (typeof DIALOG_SIZES)[number];

/** Side padding of header, body and footer. */
const gutter = createVar();

/** Content centred below an icon, see `mark`. */
const centred = '[data-centred] > &';

/** Height of the visual viewport above an on-screen keyboard; set by React Aria's overlay. */
const visibleHeight = 'var(--visual-viewport-height, 100dvh)';

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: z.dialogOverlay,
  display: 'grid',
  placeItems: 'center',
  padding: 24,
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
  // A bottom sheet on phones (design guide, Layout).
  '@media': {
    [media.belowMd]: {
      padding: 0,
      // Stays above an on-screen keyboard, which covers the window but not the visual viewport.
      paddingBlockEnd: `max(0px, 100dvh - ${visibleHeight})`,
      placeItems: 'end stretch',
    },
  },
});

const boxSize = (size: Size, sidePadding: string) => ({
  '@media': {
    [media.md]: { vars: { [gutter]: sidePadding }, maxInlineSize: rem(sizes.dialog[size]) },
  },
});

export const box = recipe({
  base: {
    vars: { [gutter]: '20px', [leavingTo]: `translateY(${vars.distance.dialog})` },
    inlineSize: '100%',
    minInlineSize: 0,
    background: vars.color.surfaceDialog,
    color: vars.color.text,
    borderRadius: radius.role.dialog,
    boxShadow: vars.shadow.lg,
    transition: `transform ${vars.duration.slow} ${easing.enter}`,
    selectors: {
      '&[data-entering]': { transform: leavingTo },
      '&[data-exiting]': {
        ...movesOut,
        animationDuration: vars.duration.slow,
        animationTimingFunction: easing.enter,
      },
    },
    '@media': {
      [media.belowMd]: { borderEndStartRadius: 0, borderEndEndRadius: 0 },
      [media.forcedColors]: { border: '1px solid' },
    },
  },
  variants: {
    size: {
      sm: boxSize('sm', '28px'),
      md: boxSize('md', '32px'),
      lg: boxSize('lg', '32px'),
    } satisfies Record<Size, object>,
  },
  defaultVariants: { size: 'md' },
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  maxBlockSize: 'calc(100dvh - 48px)',
  borderRadius: 'inherit',
  overflow: 'hidden',
  outline: 'none',
  '@media': { [media.belowMd]: { maxBlockSize: `calc(0.94 * ${visibleHeight})` } },
});

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 16,
  paddingBlockStart: 28,
  paddingInline: gutter,
  selectors: {
    [centred]: { flexDirection: 'column', alignItems: 'center', textAlign: 'center' },
  },
  '@media': { [media.belowMd]: { paddingBlockStart: 24 } },
});
/** Leaves room for the close button next to unbreakable words. */
export const words = style({ minInlineSize: 0 });
/** Aligns the close button's icon with the edge of the text below. */
export const close = style({ marginBlock: -4, marginInlineEnd: -10 });

export const body = recipe({
  base: {
    flexShrink: 1,
    minBlockSize: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // Inset, because a scrolling box clips an outer ring.
    outlineOffset: '-2px',
    paddingBlockEnd: 28,
    paddingInline: gutter,
    selectors: { [centred]: { textAlign: 'center' } },
    '@media': { [media.belowMd]: { paddingBlockEnd: 24 } },
  },
  variants: {
    size: {
      sm: {
        paddingBlockStart: 8,
        // More space, because a field's label does not continue the title as a sentence does.
        selectors: { '[role=dialog]:not([data-centred]) > &': { paddingBlockStart: 16 } },
      },
      md: { paddingBlockStart: 20 },
      lg: { paddingBlockStart: 20 },
    },
  },
});

export const foot = recipe({
  base: {
    ...wrappingRow,
    flex: 'none',
    justifyContent: 'flex-end',
    gap: 8,
    paddingInline: gutter,
    paddingBlock: 16,
    selectors: { [centred]: { flexDirection: 'column-reverse', gap: 16 } },
    '@media': { [media.belowMd]: { paddingBlock: '12px 16px', paddingInline: 16 } },
  },
  variants: {
    size: {
      // Too short to need a line between body and actions.
      sm: { paddingBlock: '0 24px' },
      md: { borderBlockStart: `1px solid ${vars.color.border}` },
      lg: { borderBlockStart: `1px solid ${vars.color.border}` },
    } satisfies Record<Size, object>,
  },
});

export const footStart = style({
  marginInlineEnd: 'auto',
  selectors: { '[data-centred] &': { marginInlineStart: 'auto' } },
  // Aligned with the body text.
  '@media': { [media.belowMd]: { flexBasis: '100%', paddingInline: 4 } },
});

/** Actions share the full width on phones (design guide, Dialog). */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  '@media': { [media.belowMd]: { inlineSize: '100%' } },
});

// Equal widths, unless one label is longer: labels stay on one line while they fit.
globalStyle(`${actions} > *`, {
  '@media': { [media.belowMd]: { flex: '1 1 0', minInlineSize: 'fit-content' } },
});

export type DialogVariants = NonNullable<RecipeVariants<typeof box>>;
