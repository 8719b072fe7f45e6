import {
  clampedTo,
  media,
  radius,
  size,
  space,
  textStyle,
  vars,
  wrappingRow,
} from '@lectern/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const bareList = { margin: 0, padding: 0, listStyle: 'none' } as const;
const hairline = `1px solid ${vars.color.border}`;

export const page = style({ display: 'grid', gap: space[6], minInlineSize: 0 });

export const header = style({
  display: 'grid',
  alignItems: 'center',
  gap: space[2],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
export const back = style({
  // Aligns the arrow itself with the page's edge.
  marginInlineStart: -12,
  '@media': { [media.belowMd]: { display: 'none' } },
});

/** On phones the two share the width (design guide, Layout). */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
});

export const columns = style({
  display: 'grid',
  gap: space[6],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 23.5rem', columnGap: space[8] } },
});
export const main = style({ display: 'grid', gap: space[6], minInlineSize: 0 });

export const files = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17.5rem), 1fr))',
});
export const file = style({
  ...wrappingRow,
  gap: `${space[1]} ${space[3]}`,
  minBlockSize: 60,
  // As high as the neighbouring card, whose text may need more lines.
  blockSize: '100%',
  padding: space[2],
  paddingInlineEnd: space[3],
});
export const filePicture = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  overflow: 'hidden',
  borderRadius: radius.role.thumbnail,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
});
export const filePortrait = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
/** Enlarged text takes its own line rather than breaking words. */
export const fileWords = style({ flex: '1 1 8rem', minInlineSize: 0 });

const mapColumns = {
  display: 'grid',
  gap: space[4],
  alignItems: 'center',
  gridTemplateColumns: '8rem minmax(0, 1fr) minmax(0, 1fr)',
  paddingInline: space[5],
} as const;
export const mapHead = style([
  textStyle('caption'),
  {
    ...mapColumns,
    minBlockSize: 40,
    borderBlockEnd: hairline,
    color: vars.color.textSubtle,
    fontWeight: 500,
    '@media': { [media.belowMd]: { display: 'none' } },
  },
]);
export const map = style(bareList);
export const mapRow = style({
  ...mapColumns,
  minBlockSize: 64,
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@media': {
    [media.belowMd]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2], padding: space[4] },
  },
});
export const blank = style([
  textStyle('caption'),
  {
    justifySelf: 'start',
    maxInlineSize: '100%',
    paddingBlock: 4,
    paddingInline: space[2],
    border: `1px solid ${vars.color.accentBorder}`,
    borderRadius: 7,
    background: vars.color.accentSubtle,
    color: vars.color.textAccent,
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
]);
export const naming = style({ display: 'grid', gap: space[3] });
export const leftOut = style({ ...wrappingRow, gap: space[2], margin: 0 });

export const known = style(bareList);
export const knownRow = style({
  ...wrappingRow,
  gap: `${space[1]} ${space[4]}`,
  justifyContent: 'space-between',
  paddingBlock: space[2],
});
export const knownEnd = style({ display: 'flex', alignItems: 'center', gap: space[2] });

export const previewHead = style({
  ...wrappingRow,
  gap: space[2],
  justifyContent: 'space-between',
});
export const pager = style({ display: 'flex', alignItems: 'center', gap: space[1] });
export const previews = style(bareList);
export const preview = style({
  display: 'grid',
  gridTemplateColumns: '7.5rem minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[4],
  selectors: { '& + &': { borderBlockStart: hairline } },
});
export const still = style({
  position: 'relative',
  alignSelf: 'start',
  aspectRatio: size.thumbnailRatio,
  overflow: 'hidden',
  borderRadius: radius.role.thumbnail,
  background: vars.color.surfaceSunken,
});
export const stillPicture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
export const stillLength = style({ position: 'absolute', insetBlockEnd: 4, insetInlineEnd: 4 });
/** Aligned with the pictures above, because the button has padding around its text. */
export const listen = style({
  marginBlockStart: space[4],
  marginInlineStart: `calc(-1 * ${space[3]})`,
});
export const previewWords = style({ minInlineSize: 0 });
export const previewName = style([textStyle('bodyStrong'), { margin: 0, ...clampedTo(2) }]);
export const previewText = style([
  textStyle('small'),
  {
    ...clampedTo(6),
    margin: 0,
    marginBlockStart: 4,
    color: vars.color.textMuted,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
]);
export const filled = style({
  borderRadius: 4,
  background: vars.color.accentSubtle,
  color: vars.color.text,
  fontWeight: 600,
  '@media': { '(forced-colors: active)': { textDecoration: 'underline' } },
});

globalStyle(`${actions} > *`, { '@media': { [media.belowMd]: { flex: '1 1 auto' } } });
