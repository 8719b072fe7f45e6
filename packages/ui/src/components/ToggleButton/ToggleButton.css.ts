import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/tokens.ts';

export const TOGGLE_BUTTON_VARIANTS = ['secondary', 'ghost'] as const;

const { color } = vars;

/**
 * Added to the surface of `Button`. The on state is tinted and has a thicker border, for users who cannot
 * see the tint.
 */
export const toggle = style({
  selectors: {
    '&[data-selected]:not([data-disabled])': {
      background: color.accentSubtle,
      borderColor: color.accentGraphic,
      boxShadow: `inset 0 0 0 1px ${color.accentGraphic}`,
      color: color.textAccent,
    },
    '&[data-selected][data-hovered]:not([data-disabled])': {
      background: color.accentSubtleHover,
    },
    '&[data-selected][data-disabled]': {
      background: color.surfaceDisabled,
      borderColor: color.borderDisabled,
      boxShadow: `inset 0 0 0 1px ${color.borderDisabled}`,
      color: color.textDisabled,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]:not([data-disabled])': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          boxShadow: 'none',
          color: 'HighlightText',
        },
        '&[data-selected][data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

/** The buttons wrap in a narrow window. */
export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  selectors: { '&[data-orientation=vertical]': { flexDirection: 'column', alignItems: 'start' } },
});
