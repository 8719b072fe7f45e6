import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { media, radius, rem } from '../../theme/tokens.ts';

export const tag = style({
  ...textStyle('micro'),
  fontWeight: 500,
  letterSpacing: 0,
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: rem(22),
  paddingInline: 7,
  borderRadius: radius.role.tag,
  background: vars.color.surfaceSelected,
  color: vars.color.textMuted,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const words = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
