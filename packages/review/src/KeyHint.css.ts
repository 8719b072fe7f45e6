import { media, rem, textStyle } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

export const key = style({
  ...textStyle('micro'),
  display: 'none',
  minInlineSize: rem(20),
  marginInlineStart: 4,
  paddingInline: 5,
  border: '1px solid',
  borderRadius: 5,
  textAlign: 'center',
  '@media': { [media.lg]: { display: 'inline-block' } },
});
