import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { oneLine, wrappingRow } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { control as controls, radius, rem } from '../../theme/tokens.ts';
import { chosen, voice } from './VoiceCard.css.ts';

/**
 * 64 px high (design guide, Voice list), with room for the play button at its start and the heart at its
 * end.
 */
export const tile = style([
  voice,
  {
    alignItems: 'center',
    minInlineSize: 0,
    minBlockSize: rem(64),
    paddingBlock: 8,
    // The buttons grow with the text.
    paddingInline: `calc(${rem(controls.touchTarget)} + 20px) calc(${rem(36)} + 12px)`,
    borderRadius: radius.lg,
  },
]);

export const choice = style({
  display: 'block',
  minInlineSize: 0,
  cursor: 'pointer',
  // A press anywhere on the tile selects; play button and heart are above this layer.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
});

export const head = style({ ...wrappingRow, columnGap: 8 });

const line = { ...oneLine, minInlineSize: 0 } as const;

export const name = style([textStyle('bodyStrong'), line]);

export const tick = style([chosen, { inlineSize: 18, blockSize: 18 }]);

export const tags = style([
  textStyle('caption'),
  line,
  { display: 'block', color: vars.color.textMuted },
]);

const control = style({ position: 'absolute', zIndex: 1, display: 'grid' });
export const play = style([control, { insetInlineStart: 12 }]);
export const heart = style([control, { insetInlineEnd: 8 }]);

/** Progress of the sample, around the button. */
export const ring = style({
  position: 'absolute',
  inset: -1,
  borderRadius: radius.full,
  background: `conic-gradient(${vars.color.accentGraphic} var(--played), ${vars.color.track} 0)`,
  mask: 'radial-gradient(closest-side, transparent calc(100% - 3.5px), #000 calc(100% - 3px))',
  pointerEvents: 'none',
});
