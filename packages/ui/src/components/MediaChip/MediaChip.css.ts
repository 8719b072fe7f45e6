import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { font, media, radius, rem } from '../../theme/tokens.ts';

export const mediaChip = style({
  ...textStyle('micro'),
  letterSpacing: 0,
  fontVariantNumeric: font.feature.numeric,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: rem(22),
  paddingInline: 7,
  borderRadius: radius.role.tag,
  background: vars.color.mediaChip,
  color: vars.color.textOnMedia,
  maxInlineSize: '100%',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
