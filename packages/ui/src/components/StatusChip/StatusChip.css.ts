import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { rem } from '../../theme/tokens.ts';

export const STATUS_TONES = ['success', 'warning', 'danger', 'neutral', 'info'] as const;
type Tone = (typeof STATUS_TONES)[number];

const chipTone = (tone: Tone) => ({
  color: vars.color[tone].fg,
  background: vars.color[tone].bg,
  borderColor: vars.color[tone].border,
});

export const chip = recipe({
  base: {
    ...textStyle('micro'),
    fontWeight: 600,
    letterSpacing: 0,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    // One line while it fits, never wider than its container.
    flex: 'none',
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    minBlockSize: rem(24),
    paddingBlock: 3,
    paddingInline: '8px 9px',
    // A pill when it has one line. A larger radius would clip the text of several lines.
    borderRadius: rem(12),
    borderWidth: 1,
    borderStyle: 'solid',
  },
  variants: {
    tone: {
      success: chipTone('success'),
      warning: chipTone('warning'),
      danger: chipTone('danger'),
      neutral: chipTone('neutral'),
      info: chipTone('info'),
    } satisfies Record<Tone, object>,
  },
});

// Forced colours remove backgrounds but keep borders.
const solid = (tone: Tone) => ({
  '::before': { border: `${rem(4)} solid ${vars.color[tone].solid}` },
});

/** Shapes repeat the tone for users who cannot see the colour: disc, diamond, ring. */
export const dot = recipe({
  base: {
    '::before': {
      content: '',
      flex: 'none',
      inlineSize: rem(7),
      blockSize: rem(7),
      borderRadius: '50%',
    },
  },
  variants: {
    tone: {
      success: solid('success'),
      warning: solid('warning'),
      danger: {
        '::before': {
          ...solid('danger')['::before'],
          borderRadius: 1,
          transform: 'rotate(45deg)',
        },
      },
      neutral: { '::before': { border: `1.5px solid ${vars.color.neutral.solid}` } },
      info: solid('info'),
    } satisfies Record<Tone, object>,
  },
});

export type StatusChipVariants = Required<NonNullable<RecipeVariants<typeof chip>>>;
