import { clampedTo, media, space, textStyle, vars, wrappingRow } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

const numeric = { fontVariantNumeric: 'tabular-nums' } as const;
const bareList = { margin: 0, padding: 0, listStyle: 'none' } as const;
const hairline = `1px solid ${vars.color.border}`;
const oneLine = {
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const page = style({ display: 'grid', gap: space[6], minInlineSize: 0 });

export const total = style({
  ...wrappingRow,
  gap: `${space[1]} ${space[4]}`,
  justifyContent: 'space-between',
  marginBlockEnd: space[3],
});
export const totalWords = style([textStyle('label'), { margin: 0, ...numeric }]);
export const facts = style([
  textStyle('small'),
  {
    ...bareList,
    ...numeric,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[2]} ${space[5]}`,
    marginBlockStart: space[3],
    color: vars.color.textMuted,
  },
]);
export const filters = style({ ...wrappingRow, gap: space[2] });
export const atEnd = style({ marginInlineStart: 'auto' });

/** Too narrow for six columns. */
const NARROW = media.belowLg;
const rowColumns = {
  display: 'grid',
  gap: space[4],
  alignItems: 'center',
  gridTemplateColumns: '3rem minmax(0, 1fr) 8.25rem minmax(0, 15rem) 4.5rem 5.5rem',
  paddingInline: `${space[4]} ${space[2]}`,
} as const;
export const rowHead = style([
  textStyle('caption'),
  {
    ...rowColumns,
    minBlockSize: 40,
    color: vars.color.textSubtle,
    fontWeight: 500,
    '@media': { [NARROW]: { display: 'none' } },
  },
]);
export const actionsHead = style({ textAlign: 'end', paddingInlineEnd: space[2] });
export const row = style([
  textStyle('small'),
  {
    ...rowColumns,
    minBlockSize: 56,
    paddingBlock: space[2],
    borderBlockStart: hairline,
    '@media': {
      [NARROW]: { display: 'flex', flexWrap: 'wrap', columnGap: space[2], rowGap: space[1] },
    },
  },
]);
export const number = style({
  ...numeric,
  minInlineSize: '1.75rem',
  color: vars.color.textSubtle,
});
export const name = style({
  ...oneLine,
  fontWeight: 560,
  '@media': {
    [NARROW]: { ...clampedTo(2), flex: '1 1 5rem', whiteSpace: 'normal' },
  },
});
/** Below the rest of its row if there is no room next to it. */
export const progress = style({
  minInlineSize: 0,
  '@media': {
    [NARROW]: {
      order: 1,
      flexBasis: '100%',
      paddingInline: `2.25rem ${space[2]}`,
      selectors: { '&:empty': { display: 'none' } },
    },
  },
});
export const error = style({ color: vars.color.danger.fg, overflowWrap: 'anywhere' });
export const making = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
});
export const percent = style({ ...numeric, color: vars.color.textMuted });
export const length = style({
  ...numeric,
  color: vars.color.textMuted,
  '@media': { [NARROW]: { display: 'none' } },
});
export const buttons = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 4,
  '@media': { [NARROW]: { marginInlineStart: 'auto' } },
});
