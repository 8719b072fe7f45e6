import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/*
 * Rules shared by several stylesheets. Spread them first, so that a rule's own properties override them.
 */

/** Items in a row that wrap when they do not fit. */
export const wrappingRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
} as const satisfies StyleRule;

/** One column that never grows beyond its container, with items at their own height. */
export const oneColumn = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
} as const satisfies StyleRule;

/** Covers its positioned parent. */
export const cover = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
} as const satisfies StyleRule;

/** One line, truncated with an ellipsis; the full text stays in the `title`. */
export const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const satisfies StyleRule;

/** A number of lines, then an ellipsis; unbroken words wrap anywhere. */
export const clampedTo = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const satisfies StyleRule;

/** A button without its default appearance. */
export const bareButton = {
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
} as const satisfies StyleRule;

/** Visually hidden, but read aloud. */
export const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies StyleRule;

/** The focus ring inside the edge, for elements that their parent clips. */
export const innerFocusRing = {
  outline: `2px solid ${vars.color.focusRing}`,
  outlineOffset: -2,
} as const satisfies StyleRule;

/** The edge of a field with an invalid value. */
export const invalidEdge = {
  borderColor: vars.color.danger.fg,
  boxShadow: `inset 0 0 0 1px ${vars.color.danger.fg}`,
} as const satisfies StyleRule;
