import { media, oneColumn, size, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

/** The whole wizard; it fills the shell's column so that its footer can sit at the bottom. */
export const frame = style({ display: 'flex', flexDirection: 'column', flexGrow: 1 });

export const stepper = style({
  marginBlock: '28px',
  '@media': { [media.md]: { marginBlock: '28px 40px' } },
});

/** A main column with a wider aside than the script step's, for a preview or a list of stages. */
export const withPreview = style({
  ...oneColumn,
  gap: size.gridGap.desktop,
  '@media': {
    [media.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', columnGap: 40 },
  },
});

export const rule = style({
  marginBlock: 20,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

/** The column that holds a single message or picture. */
export const narrow = style({
  inlineSize: '100%',
  maxInlineSize: size.readingMax,
  marginInline: 'auto',
});

/** Keeps the message clear of the top bar and the wizard's footer when it is scrolled into view. */
export const failure = style({ scrollMarginBlock: '5.5rem 8rem' });

/** 'Project Mode': a pill that does nothing. */
export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 28,
  paddingInline: 10,
  border: `1px solid ${vars.color.border}`,
  borderRadius: 999,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: '0.8125rem',
  lineHeight: 16 / 13,
  fontWeight: 500,
  whiteSpace: 'nowrap',
});

/** Aligns a ghost button's label, rather than its invisible edge, with the page. */
export const back = style({
  marginInlineStart: -20,
  '@media': { [media.belowMd]: { marginInlineStart: -16 } },
});

/** Hidden on phones while the wizard is busy: Cancel takes up the row, and also leads back. */
export const backWhileBusy = style([back, { '@media': { [media.belowMd]: { display: 'none' } } }]);

/** Filters of a list of voices or avatars, on one line if there is room. */
export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** Wide enough for its longest value; on a phone, two share a line. */
export const filter = style({
  flex: '1 1 8rem',
  '@media': { [media.md]: { flex: '0 0 10.5rem' } },
});
