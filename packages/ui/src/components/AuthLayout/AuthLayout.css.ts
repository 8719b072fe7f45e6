import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { media, radius } from '../../theme/tokens.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
  background: vars.color.canvas,
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 32,
  padding: '24px 16px',
  '@media': { [media.md]: { padding: '32px 40px' } },
});

export const form = style({
  inlineSize: '100%',
  maxInlineSize: 'max(400px, 20rem)',
  margin: 'auto',
  outline: 'none',
});

export const footer = style([textStyle('caption'), { color: vars.color.textSubtle }]);

/** Decorative; hidden on small screens (design guide, Layout). */
export const art = style({
  display: 'none',
  '@media': {
    [media.lg]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: 0,
      blockSize: '100dvh',
      padding: 16,
      paddingInlineStart: 0,
    },
  },
});

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '50% 100%',
  borderRadius: radius['2xl'],
  background: vars.color.scene.ochre.bg,
});
