import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/* Rules that several stylesheets share; spread them first, so that a rule's own lines can differ. */

/** Items in a line, which take further lines where there is no room. */
export const wrappingRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
} as const satisfies StyleRule;

/** One column that never grows beyond its room, its items at their own height. */
export const oneColumn = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
} as const satisfies StyleRule;

/** Over the whole of its positioned parent. */
export const cover = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
} as const satisfies StyleRule;

/** One line, with an ellipsis where it is cut; the full text stays in the `title`. */
export const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const satisfies StyleRule;

/** So many lines, then an ellipsis; words without a break are cut anywhere. */
export const clampedTo = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const satisfies StyleRule;

/** A button that brings no look of its own. */
export const bareButton = {
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
} as const satisfies StyleRule;

/** Read aloud, but not seen. */
export const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies StyleRule;

/** The focus ring inside the edge, for what its parent cuts off. */
export const innerFocusRing = {
  outline: `2px solid ${vars.color.focusRing}`,
  outlineOffset: -2,
} as const satisfies StyleRule;

/** The edge of a field whose value is wrong. */
export const invalidEdge = {
  borderColor: vars.color.danger.fg,
  boxShadow: `inset 0 0 0 1px ${vars.color.danger.fg}`,
} as const satisfies StyleRule;
