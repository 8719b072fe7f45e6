import { media, oneColumn, radius, size, space, textStyle, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

/** From this width the chosen voice is beside the list (design guide, Voice list). */
const wide = 'screen and (min-width: 1360px)';

export const row = style({ overflow: 'hidden' });

export const card = style({ flex: 'none', inlineSize: size.voiceCard });

/** The voices with the chosen one beside them, or below them if the window is too narrow for both. */
export const columns = style({
  ...oneColumn,
  gap: `${space[6]} 40px`,
  '@media': {
    [wide]: { selectors: { '&[data-chosen]': { gridTemplateColumns: 'minmax(0, 1fr) 320px' } } },
  },
});

export const tiles = style({
  display: 'grid',
  gap: space[2],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
});

/** The two ways to a voice, with their heading. */
export const ways = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

export const list = style({ minInlineSize: 0 });

export const wave = style({ flexGrow: 1, minInlineSize: 0 });

/** Describes the audio's source, next to its button; phones have no room for it. */
export const footNote = style([
  textStyle('small'),
  {
    marginInlineEnd: 8,
    color: vars.color.textMuted,
    '@media': { [media.belowMd]: { display: 'none' } },
  },
]);

/** The choice of Grid or Row at the end of the filters; phones have only the grid. */
export const layout = style({
  marginInlineStart: 'auto',
  '@media': { [media.belowMd]: { display: 'none' } },
});

/** Explains the order of the voices. */
export const order = style([
  textStyle('small'),
  { color: vars.color.textMuted, marginBlockStart: space[3] },
]);

/** The group of voices that speak the script's language, while it is empty. */
export const noSpeakers = style({ display: 'grid', gap: space[2], marginBlockStart: space[4] });

export const noSpeakersTitle = style([
  textStyle('small'),
  { color: vars.color.textMuted, fontWeight: 600 },
]);

export const noSpeakersWords = style([
  textStyle('small'),
  {
    paddingBlock: space[4],
    paddingInline: space[5],
    border: `1px dashed ${vars.color.borderStrong}`,
    borderRadius: radius.lg,
    color: vars.color.textMuted,
  },
]);
