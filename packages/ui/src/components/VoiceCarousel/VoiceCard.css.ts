import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { media, radius, size } from '../../theme/tokens.ts';

/** The surface of a voice, shared by card and tile. */
export const voice = style({
  position: 'relative',
  display: 'flex',
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.duration.fast,
  selectors: {
    '&:has(label[data-hovered])': { borderColor: vars.color.borderStrong },
    '&[data-selected]': {
      borderColor: vars.color.accentGraphic,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentGraphic}`,
      background: vars.color.surfaceRaised,
    },
    '&:has(input:focus-visible)': focusRing,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]:not(:has(input:focus-visible))': { outline: '2px solid Highlight' },
      },
    },
  },
});

export const card = style([
  voice,
  {
    flex: 'none',
    flexDirection: 'column',
    gap: 20,
    inlineSize: `min(${size.voiceCard}, calc(100vw - 48px))`,
    padding: 20,
    borderRadius: radius.role.panel,
    scrollSnapAlign: 'start',
  },
]);

export const choice = style({
  display: 'block',
  cursor: 'pointer',
  // A press anywhere on the card selects; the play button is above this layer.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minBlockSize: 28,
});

export const name = style([
  textStyle('h3'),
  { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
]);

/** The mark of the selected voice. */
export const chosen = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: radius.full,
  background: vars.color.accent,
  color: vars.color.textOnAccent,
});

export const tick = style([chosen, { inlineSize: 24, blockSize: 24 }]);

export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  minBlockSize: 22,
  marginBlockStart: 8,
});

export const sample = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minBlockSize: 48,
  marginBlockStart: 'auto',
  // The waveform lets presses through to the card.
  pointerEvents: 'none',
});

export const play = style({ pointerEvents: 'auto' });
export const wave = style({ flexGrow: 1, minInlineSize: 0 });
export const none = style([textStyle('small'), { color: vars.color.textSubtle }]);
