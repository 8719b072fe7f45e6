import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { radius } from '../../theme/tokens.ts';

/** A frame around two letters (design guide, Voice list). */
export const code = style([
  textStyle('caption'),
  {
    flex: 'none',
    paddingInline: 5,
    border: `1px solid ${vars.color.border}`,
    borderRadius: radius.sm,
    color: vars.color.textMuted,
  },
]);
