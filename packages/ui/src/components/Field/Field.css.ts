import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { oneLine } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { control, media, radius, rem, typography } from '../../theme/tokens.ts';
import { largeTarget } from '../Button/Button.css.ts';

export const FIELD_SIZES = ['md', 'lg'] as const;

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  minInlineSize: 0,
  inlineSize: '100%',
});

export const label = style({ ...textStyle('label'), overflowWrap: 'anywhere' });

/** The asterisk after the label of a required field. */
export const required = style({ color: vars.color.danger.fg });

export const optional = style({ fontWeight: 400, color: vars.color.textSubtle });

/** The border and fill of anything that holds a value (design guide, Field and select). */
export const box = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    inlineSize: '100%',
    minInlineSize: 0,
    fontSize: rem(typography.body.size),
    lineHeight: rem(typography.body.lineHeight),
    color: vars.color.text,
    textAlign: 'start',
    background: vars.color.surfaceRaised,
    border: `1px solid ${vars.color.borderStrong}`,
    transition: `border-color ${vars.duration.fast}`,
    selectors: {
      '&[data-hovered]': { borderColor: vars.color.borderHover },
      // A text caret needs a focus ring for pointer users too.
      '&:has(> :is(input, textarea):focus), &[data-focus-visible]:not(:has(:is(input, textarea)))':
        focusRing,
      '&[data-invalid], [data-invalid] > &': {
        borderColor: vars.color.danger.fg,
        // The second pixel of the border, without moving the text.
        boxShadow: `inset 0 0 0 1px ${vars.color.danger.fg}`,
      },
      '&[data-disabled]': {
        background: vars.color.surfaceDisabled,
        borderColor: vars.color.borderDisabled,
        color: vars.color.textDisabled,
        cursor: 'not-allowed',
      },
    },
    // Below 16 px, iOS zooms into the field.
    '@media': { [media.belowMd]: { fontSize: rem(typography.phone.input.size) } },
  },
  variants: {
    size: {
      md: {
        minBlockSize: rem(control.height.md),
        paddingInline: 12,
        borderRadius: radius.role.control,
        '@media': { [largeTarget]: { minBlockSize: rem(control.touchTarget) } },
      },
      lg: { minBlockSize: rem(control.height.lg), paddingInline: 16, borderRadius: radius.lg },
    } satisfies Record<(typeof FIELD_SIZES)[number], object>,
    /** A control at the end provides the padding itself. */
    hasTrailing: { true: { paddingInlineEnd: 3 } },
  },
  defaultVariants: { size: 'md' },
});

/** The icon before the text. */
export const icon = style({
  display: 'flex',
  color: vars.color.textSubtle,
  selectors: { '[data-disabled] > &': { color: 'inherit' } },
});

/** The unit at the end. A long one leaves half of the width to the value. */
export const unit = style({
  ...oneLine,
  flexShrink: 0,
  maxInlineSize: '50%',
  color: vars.color.textSubtle,
  selectors: { '[data-disabled] > &': { color: 'inherit' } },
});

export const input = style({
  flexGrow: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  borderRadius: 0,
  background: 'transparent',
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.textSubtle, opacity: 1 },
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&[data-disabled]::placeholder': { color: vars.color.textDisabled },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
  },
});

/** For text that is read letter by letter. */
export const code = style({ ...textStyle('code'), fontSize: 'inherit' });

export const hint = style({
  ...textStyle('caption'),
  overflowWrap: 'anywhere',
  lineHeight: 18 / 13,
  fontWeight: 400,
  color: vars.color.textSubtle,
});

export const error = style({
  ...textStyle('caption'),
  lineHeight: 18 / 13,
  fontWeight: 400,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  color: vars.color.danger.fg,
});

/** Long words break instead of widening the page. */
export const errorWords = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export type FieldVariants = Pick<NonNullable<RecipeVariants<typeof box>>, 'size'>;
