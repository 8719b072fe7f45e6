import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { media, radius, rem, typography } from '../../theme/tokens.ts';
import * as choice from '../Field/choice.css.ts';

export const RADIO_GROUP_VARIANTS = ['list', 'card', 'wide', 'tile'] as const;

export const options = recipe({
  base: { inlineSize: '100%' },
  variants: {
    variant: {
      list: {
        display: 'flex',
        flexDirection: 'column' as const,
        gap: 8,
        selectors: {
          '[data-orientation=horizontal] > &': { flexFlow: 'row wrap', columnGap: 24 },
        },
      },
      card: {
        display: 'grid',
        gap: 12,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.25rem, 100%), 1fr))',
      },
      wide: {
        display: 'grid',
        gap: '8px 16px',
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      },
      tile: {
        display: 'grid',
        gap: 8,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(4.25rem, 100%), 1fr))',
        '@media': { [media.belowMd]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
      },
    } satisfies Record<(typeof RADIO_GROUP_VARIANTS)[number], object>,
  },
});

const { row } = choice;

export const circle = style([
  choice.mark,
  {
    borderRadius: radius.full,
    selectors: {
      [`${row}[data-selected] &`]: { borderWidth: 6 },
      [`${row}[data-selected]:not([data-disabled]) &`]: { borderColor: vars.color.accentGraphic },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          [`${row}[data-selected]:not([data-disabled]) &`]: { borderColor: 'Highlight' },
          [`${row}[data-disabled] &`]: { borderColor: 'GrayText' },
        },
      },
    },
  },
]);

/** Picture, name, radio (design guide, Option cards). */
export const card = style([
  row,
  {
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: 8,
    inlineSize: '100%',
    blockSize: '100%',
    padding: '6px 6px 10px',
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: radius.lg,
    background: vars.color.surfaceRaised,
    fontWeight: typography.label.weight,
    transitionProperty: 'border-color',
    transitionDuration: vars.duration.fast,
    selectors: {
      '&[data-hovered]': { borderColor: vars.color.borderHover },
      '&[data-invalid]': { borderColor: vars.color.danger.fg },
      '&[data-selected]': {
        borderColor: vars.color.accentGraphic,
        // The second pixel of the border, without moving the text.
        boxShadow: `inset 0 0 0 1px ${vars.color.accentGraphic}`,
      },
      '&[data-disabled]': {
        borderColor: vars.color.borderDisabled,
        background: vars.color.surfaceDisabled,
        boxShadow: 'none',
      },
      '&[data-focus-visible]': focusRing,
    },
  },
]);

/** A wide option: disc, two lines of text, radio (design guide, Two equal ways). */
export const wideCard = style([
  card,
  {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 16,
    minBlockSize: rem(72),
    padding: '12px 16px',
    borderRadius: 16,
    background: vars.color.surface,
    selectors: {
      '&[data-selected]:not([data-disabled])': { background: vars.color.surfaceRaised },
    },
    '@media': { [media.md]: { minBlockSize: rem(80), padding: '16px 20px' } },
  },
]);

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 48,
  blockSize: 48,
  borderRadius: radius.full,
  background: vars.color.surfaceSelected,
  color: vars.color.textMuted,
  selectors: {
    [`${wideCard}[data-selected]:not([data-disabled]) &`]: {
      background: vars.color.accentSubtle,
      color: vars.color.textAccent,
    },
  },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});

export const wideWords = style({
  flexGrow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontWeight: 400,
});

export const wideHelp = style([textStyle('small'), { color: vars.color.textMuted }]);

export const wideName = style([textStyle('h4'), { display: 'block' }]);

export const picture = style({
  display: 'grid',
  // The frame sets the size, not the picture.
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius.md,
  background: vars.color.surfaceSunken,
  color: vars.color.textSubtle,
  selectors: { [`${row}[data-disabled] &`]: { opacity: 0.5 } },
});

// Keeps faces inside the frame.
globalStyle(`${picture} > img`, { objectPosition: '50% 66%' });

export const cardLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  paddingInline: 6,
  // Narrower, so that three cards in a row on a phone leave room for the name.
  '@media': { [media.belowMd]: { gap: 4, paddingInline: 4 } },
});

export const cardHelp = style({ paddingInline: 6, overflowWrap: 'anywhere' });

export const cardField = style({ display: 'flex', minInlineSize: 0 });

/** The focus ring surrounds the whole card. */
export const cardCircle = style([
  circle,
  { selectors: { [`${row}[data-focus-visible] &`]: { outline: 'none' } } },
]);
