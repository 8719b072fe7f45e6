import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusVisible } from '../../theme/focusRing.ts';
import { wrappingRow } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { control, media, radius, rem, space } from '../../theme/tokens.ts';

export const plans = style({
  display: 'grid',
  gap: space[4],
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))' },
  },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minInlineSize: 0,
  padding: space[6],
  borderRadius: radius.role.panel,
  background: vars.color.surfaceRaised,
  // An inset shadow, so that the thicker border of the selected card moves nothing.
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}` },
    '&[data-selected]': { boxShadow: `inset 0 0 0 2px ${vars.color.accentGraphic}` },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
    ...focusVisible,
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid',
      selectors: {
        '&[data-selected]:not([data-focus-visible])': { outline: '3px solid Highlight' },
      },
    },
  },
});

export const head = style({ ...wrappingRow, gap: space[2] });

export const name = style([textStyle('h3'), { minInlineSize: 0, overflowWrap: 'anywhere' }]);

export const dot = style({
  inlineSize: rem(control.radio),
  blockSize: rem(control.radio),
  marginInlineStart: 'auto',
  flexShrink: 0,
  borderRadius: radius.full,
  border: `1.5px solid ${vars.color.borderStrong}`,
  background: vars.color.surfaceRaised,
  selectors: {
    [`${card}[data-selected] &`]: { border: `6px solid ${vars.color.accent}` },
  },
});

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[2],
});

export const features = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  marginBlockStart: space[1],
});

export const feature = style([
  textStyle('small'),
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 10,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  },
]);

export const tick = style({ flexShrink: 0, paddingBlockStart: 2, color: vars.color.success.fg });

export const skeleton = style([card, { cursor: 'auto', gap: space[4] }]);
