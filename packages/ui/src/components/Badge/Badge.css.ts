import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { media, rem, typography } from '../../theme/tokens.ts';

export const BADGE_TONES = ['accent', 'neutral', 'success'] as const;

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    // Stays on one line while there is room, and is never wider than its container.
    flex: 'none',
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    minBlockSize: rem(22),
    paddingBlock: 3,
    paddingInline: 8,
    // A pill when it has one line. A larger radius would clip the text of several lines.
    borderRadius: rem(11),
    fontSize: rem(typography.micro.size),
    lineHeight: 16 / 12,
    fontWeight: 600,
    '@media': { [media.forcedColors]: { border: '1px solid' } },
  },
  variants: {
    tone: {
      accent: { background: vars.color.accent, color: vars.color.textOnAccent },
      neutral: { background: vars.color.surfaceSelected, color: vars.color.textMuted },
      success: { background: vars.color.success.bg, color: vars.color.success.fg },
    } satisfies Record<(typeof BADGE_TONES)[number], object>,
  },
  defaultVariants: { tone: 'accent' },
});

export type BadgeVariants = NonNullable<RecipeVariants<typeof badge>>;
