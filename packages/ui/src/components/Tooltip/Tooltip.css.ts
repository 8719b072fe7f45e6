import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fadesOut } from '../../theme/leaving.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { easing, media, radius, rem, z } from '../../theme/tokens.ts';

export const tooltip = style({
  ...textStyle('caption'),
  fontWeight: 500,
  maxInlineSize: rem(280),
  paddingBlock: 6,
  paddingInline: 10,
  borderRadius: radius.role.menuItem,
  background: vars.color.surfaceInverse,
  color: vars.color.textInverse,
  overflowWrap: 'anywhere',
  zIndex: z.tooltip,
  transition: `opacity ${vars.duration.fast} ${easing.standard}`,
  selectors: {
    '&[data-entering]': { opacity: 0 },
    '&[data-exiting]': {
      ...fadesOut,
      animationDuration: vars.duration.fast,
      animationTimingFunction: easing.standard,
    },
  },
  '@media': {
    [media.forcedColors]: { border: '1px solid', background: 'Canvas', color: 'CanvasText' },
  },
});
