import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { bareButton } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { control, font, media, radius } from '../../theme/tokens.ts';

const { textOnMedia } = vars.color;
const veil = (percent: number) => `color-mix(in srgb, ${textOnMedia} ${percent}%, transparent)`;

/** The theme's focus ring is too dark for the player. */
export const ring = { outline: `2px solid ${textOnMedia}`, outlineOffset: -2 };

export const controls = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  paddingBlock: 4,
  paddingInline: 8,
  color: textOnMedia,
  // Time and buttons keep their order in every script.
  direction: 'ltr',
  containerType: 'inline-size',
  transitionProperty: 'opacity',
  transitionDuration: vars.duration.base,
  // Icons in forced colours need the forced background: the usual one suits white icons.
  '@media': { [media.forcedColors]: { background: 'Canvas' } },
});

export const scrubber = style({
  display: 'grid',
  alignItems: 'center',
  marginInline: 8,
  blockSize: 20,
  selectors: { '[data-disabled] > &': { opacity: 0.5 } },
});

export const scrubberTrack = style({
  position: 'relative',
  blockSize: 4,
  overflow: 'hidden',
  borderRadius: radius.full,
  background: veil(36),
  '@media': { [media.forcedColors]: { background: 'GrayText' } },
});

export const scrubberFill = style({
  blockSize: '100%',
  background: textOnMedia,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});

export const row = style({ display: 'flex', alignItems: 'center', gap: 2 });

export const end = style({ display: 'flex', gap: 2, marginInlineStart: 'auto' });

export const button = style({
  ...bareButton,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 40,
  blockSize: 40,
  borderRadius: radius.role.control,
  color: textOnMedia,
  transitionProperty: 'background-color',
  transitionDuration: vars.duration.fast,
  selectors: {
    '&[data-hovered]': { background: veil(16) },
    '&[data-pressed]': { background: veil(28) },
    // A line below the icon marks a pressed toggle.
    '&[data-selected]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 6,
      inlineSize: 18,
      blockSize: 2,
      borderRadius: radius.full,
      background: textOnMedia,
    },
    '&[data-focus-visible], &:focus-visible': ring,
  },
  '@media': {
    [media.touch]: { inlineSize: control.touchTarget, blockSize: control.touchTarget },
    [media.forcedColors]: {
      selectors: { '&[data-selected]::after': { background: 'Highlight' } },
    },
  },
});

/** Container queries on the player itself, in rem so that larger text counts too. */
export const priority = styleVariants({
  always: {},
  roomy: { '@container': { '(max-width: 17rem)': { display: 'none' } } },
  wide: { '@container': { '(max-width: 25rem)': { display: 'none' } } },
});

export const rate = style([
  textStyle('label'),
  {
    inlineSize: 'auto',
    minInlineSize: 40,
    paddingInline: 6,
    fontVariantNumeric: font.feature.numeric,
  },
]);

export const time = style([
  textStyle('small'),
  {
    paddingInline: 6,
    // Enlarged text in a small player must leave room for the buttons.
    fontSize: 'min(0.875rem, 6cqi)',
    fontVariantNumeric: font.feature.numeric,
    whiteSpace: 'nowrap',
  },
]);
