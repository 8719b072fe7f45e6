import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { media, radius } from '../../theme/tokens.ts';

export const panel = recipe({
  base: {
    minInlineSize: 0,
    border: `1px solid ${vars.color.border}`,
    borderRadius: radius.role.panel,
    background: vars.color.surface,
  },
  variants: {
    padding: {
      none: { overflow: 'hidden' },
      /** Nested radii around a picture: panel 16, padding 8, picture 10 (design guide, Layout). */
      sm: { padding: 8 },
      md: { padding: 16 },
      lg: { padding: 16, '@media': { [media.md]: { padding: 24 } } },
    },
  },
  defaultVariants: { padding: 'lg' },
});

export type PanelVariants = NonNullable<RecipeVariants<typeof panel>>;
