import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { oneLine } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { media, radius, rem } from '../../theme/tokens.ts';

/** A single element, because cards have many tags: the line is as high as the tag. */
export const tag = style({
  ...textStyle('micro'),
  ...oneLine,
  fontWeight: 500,
  letterSpacing: 0,
  lineHeight: rem(22),
  display: 'inline-block',
  verticalAlign: 'bottom',
  maxInlineSize: '100%',
  paddingInline: 7,
  borderRadius: radius.role.tag,
  background: vars.color.surfaceSelected,
  color: vars.color.textMuted,
  '@media': { [media.forcedColors]: { border: '1px solid', lineHeight: rem(20) } },
});
