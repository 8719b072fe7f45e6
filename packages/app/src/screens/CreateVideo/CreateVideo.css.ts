import { media, oneColumn, size, vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

/** The whole wizard in the shell's column, so that its footer can be at the bottom. */
export const frame = style({ display: 'flex', flexDirection: 'column', flexGrow: 1 });

export const stepper = style({
  marginBlock: '28px',
  '@media': { [media.md]: { marginBlock: '28px 40px' } },
});

/** A main column with a wider aside than the script's: a preview, a list of stages. */
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

/** What a single message or picture is set in. */
export const narrow = style({
  inlineSize: '100%',
  maxInlineSize: size.readingMax,
  marginInline: 'auto',
});

/** Scrolled to, it is clear of the top bar and of the wizard's footer. */
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

/** A ghost button's words, not its unseen edge, stand in line with the page. */
export const back = style({
  marginInlineStart: -20,
  '@media': { [media.belowMd]: { marginInlineStart: -16 } },
});

/** While something is made a phone's line is taken by its Cancel, which leads back as well. */
export const backWhileBusy = style([back, { '@media': { [media.belowMd]: { display: 'none' } } }]);

/** What narrows a list of voices or avatars, in one line where there is room. */
export const filters = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** Wide enough for its longest value; two share a phone's line. */
export const filter = style({
  flex: '1 1 8rem',
  '@media': { [media.md]: { flex: '0 0 10.5rem' } },
});
