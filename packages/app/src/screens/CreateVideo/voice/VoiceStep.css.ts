import { media, size } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style({ overflow: 'hidden' });

export const card = style({ flex: 'none', inlineSize: size.voiceCard });

/** Speed, first sentence and favourite below the player. */
export const manner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
});

export const speed = style({
  inlineSize: '100%',
  '@media': { [media.md]: { inlineSize: 240 } },
});
