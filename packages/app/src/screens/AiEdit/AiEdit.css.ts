import { media, oneColumn, size, space, textStyle, unseen, vars, z } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

/** The video next to the options if there is room for both, otherwise above them. */
export const columns = style({
  ...oneColumn,
  gap: space[8],
  // Next to the open sidebar of a small desktop, or with large text, the choices keep the larger part.
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, min(25rem, 40%)) minmax(0, 1fr)' } },
});

/** Stays in view while the options scroll. */
export const video = style({
  display: 'grid',
  gap: space[3],
  '@media': {
    [`${media.md} and (max-width: 1023px)`]: {
      gridTemplateColumns: 'minmax(0, 27.5rem) minmax(0, 1fr)',
      alignItems: 'end',
      gap: space[6],
    },
    [media.lg]: {
      position: 'sticky',
      insetBlockStart: `calc(${size.topBar} + 2.5rem)`,
    },
  },
});

export const facts = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[4],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': {
    [`${media.md} and (max-width: 1023px)`]: { flexDirection: 'column', gap: space[1] },
  },
});

/** The video's length does not wrap. */
export const length = style({ flex: 'none' });

/**
 * A size container: its width decides what fits side by side, because a sidebar may take much of the
 * window's.
 */
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minInlineSize: 0,
  containerType: 'inline-size',
});

export const header = style({
  display: 'grid',
  containerType: 'inline-size',
  alignItems: 'center',
  gap: space[2],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

/** On phones the title scrolls under the top bar while the buttons below it stay in reach. */
export const inReach = style({
  '@media': {
    [media.belowMd]: {
      position: 'sticky',
      zIndex: z.sticky,
      // Everything but the buttons scrolls away, with a little room left above them.
      insetBlockStart: `calc(${size.topBar} - 2.625rem)`,
      marginBlockEnd: -8,
      paddingBlockEnd: 8,
      background: vars.color.canvas,
      // As wide as the window, without making the page wider.
      boxShadow: `0 0 0 100vmax ${vars.color.canvas}`,
      clipPath: 'inset(0 -100vmax)',
    },
    // A short window (a phone on its side, large text) needs its height for the choices.
    'screen and (max-height: 30em)': { position: 'static' },
  },
});

/** Aligned with the page's edge; phones only have Cancel. */
export const back = style({
  marginInlineStart: -12,
  '@media': { [media.belowMd]: { display: 'none' } },
});

/** Side by side; on phones as wide as the page, stacked if text is enlarged. */
export const actions = style({
  display: 'flex',
  gap: space[2],
  '@media': {
    [media.belowMd]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@container': {
        '(min-width: 16rem)': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
        '(min-width: 20rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
    },
  },
});

export const panel = style({
  padding: '20px 16px',
  '@media': { [media.md]: { paddingInline: 24 } },
});

export const panelHead = style({ display: 'flex', alignItems: 'center', gap: space[3] });

export const panelIcon = style({ display: 'flex', flex: 'none', color: vars.color.textMuted });

export const pickerHead = style([
  panel,
  { display: 'grid', gap: space[1], paddingBlockEnd: space[3] },
]);

export const pickerTitle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

/** No wider than its label, next to the heading. */
export const applies = style({ flex: 'none', inlineSize: 'max-content' });

/** Always announced, visible only where the heading leaves room for it. */
export const appliesWords = style([
  textStyle('small'),
  {
    color: vars.color.textMuted,
    '@container': {
      '(max-width: 26rem)': unseen,
    },
  },
]);

/** The cards run off the panel's inline end. */
export const picker = style({
  paddingBlockEnd: space[4],
  paddingInlineStart: 16,
  '@media': { [media.md]: { paddingInlineStart: 24 } },
});

export const personalize = style([
  panel,
  { paddingBlock: space[2], borderBlockStart: `1px solid ${vars.color.border}` },
]);

export const sectionTitle = style(textStyle('h4'));

export const loading = style({ display: 'flex', alignItems: 'center', gap: space[2] });
