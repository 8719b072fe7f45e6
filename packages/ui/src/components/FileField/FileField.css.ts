import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, focusVisible } from '../../theme/focusRing.ts';
import { oneLine, wrappingRow } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { borderWidth, font, media, radius, rem } from '../../theme/tokens.ts';

/** One grid for the files and the Add button; all of it accepts drops. */
export const zone = style({
  position: 'relative',
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: radius.role.thumbnail,
  // The hidden button that takes drops and pastes has no focus ring of its own.
  selectors: { '&[data-focus-visible], &[data-drop-target]': focusRing },
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const list = style({ display: 'contents' });

const cell = style({
  minInlineSize: 0,
  minBlockSize: rem(62),
  padding: 8,
  borderRadius: radius.role.thumbnail,
});

export const row = style([
  cell,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    border: `1px solid ${vars.color.border}`,
    background: vars.color.surfaceRaised,
  },
]);

export const thumbnail = style({
  flex: 'none',
  inlineSize: rem(44),
  blockSize: rem(44),
  overflow: 'hidden',
  borderRadius: radius.role.menuItem,
});

export const words = style({ flexGrow: 1, minInlineSize: 0 });

export const name = style([textStyle('small'), { ...oneLine, display: 'block', fontWeight: 550 }]);

export const size = style([
  textStyle('caption'),
  { color: vars.color.textSubtle, fontVariantNumeric: font.feature.numeric },
]);

export const add = style([
  cell,
  textStyle('small'),
  {
    ...wrappingRow,
    justifyContent: 'center',
    gap: '2px 10px',
    paddingInline: 16,
    border: `${borderWidth.strong} dashed ${vars.color.borderStrong}`,
    background: vars.color.surface,
    color: vars.color.textMuted,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
    selectors: {
      ...focusVisible,
      '&[data-hovered]': {
        background: vars.color.surfaceHover,
        borderColor: vars.color.borderHover,
      },
      '&[data-pressed]': { background: vars.color.surfacePressed },
      '[data-drop-target] > &': {
        background: vars.color.accentSubtle,
        borderColor: vars.color.accentGraphic,
      },
      '&[data-disabled]': {
        background: vars.color.surfaceDisabled,
        borderColor: vars.color.borderDisabled,
        color: vars.color.textDisabled,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  },
]);

export const addLabel = style({
  fontWeight: 560,
  color: vars.color.text,
  selectors: { '[data-disabled] > &': { color: 'inherit' } },
});

/** Touch devices have no drag and drop from other apps. */
export const orDrop = style({ '@media': { '(hover: none)': { display: 'none' } } });

export const errors = style({ display: 'grid', gap: 4 });
