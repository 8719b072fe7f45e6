import { style, styleVariants } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { oneLine, unseen } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { font, TEXT_VARIANTS } from '../../theme/tokens.ts';

const variants = styleVariants(
  Object.fromEntries(TEXT_VARIANTS.map((name) => [name, textStyle(name)])) as Record<
    (typeof TEXT_VARIANTS)[number],
    ReturnType<typeof textStyle>
  >,
);

export const text = recipe({
  base: { margin: 0 },
  variants: {
    variant: variants,
    tone: {
      inherit: {},
      default: { color: vars.color.text },
      muted: { color: vars.color.textMuted },
      subtle: { color: vars.color.textSubtle },
      accent: { color: vars.color.textAccent },
      danger: { color: vars.color.danger.fg },
      success: { color: vars.color.success.fg },
      warning: { color: vars.color.warning.fg },
    },
    /** Tabular figures: times, prices, credits (design guide, Do). */
    numeric: { true: { fontVariantNumeric: font.feature.numeric } },
    /** One line with an ellipsis; the full text stays in the `title`. */
    truncate: {
      true: { ...oneLine, minInlineSize: 0 },
    },
    align: { start: { textAlign: 'start' }, center: { textAlign: 'center' } },
  },
  defaultVariants: { variant: 'body', tone: 'inherit' },
});

export const visuallyHidden = style({ ...unseen, padding: 0, margin: -1, border: 0 });

export type TextStyleProps = NonNullable<RecipeVariants<typeof text>>;
