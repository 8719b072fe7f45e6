import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { invalidEdge, wrappingRow } from '../../theme/mixins.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { media, radius } from '../../theme/tokens.ts';

const side = { paddingInline: 20, '@media': { [media.md]: { paddingInline: 40 } } };

export const sheet = style({
  // A container, because an aside and a sidebar can be next to the sheet: its header depends on the sheet's
  // width, not the window's.
  containerType: 'inline-size',
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.role.panel,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.md,
  selectors: {
    '&[data-invalid]': invalidEdge,
    // The textarea has no border, so the ring surrounds the sheet.
    '&:has(textarea[data-focus-visible])': focusRing,
  },
});

export const head = style([
  side,
  {
    ...wrappingRow,
    justifyContent: 'space-between',
    gap: 8,
    paddingBlock: 13,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    '@media': { [media.md]: { paddingInlineEnd: 16 } },
  },
]);

/** Icons are aligned to the heading above them. */
const ownLine = { flex: '1 0 100%', marginInline: -12 };
/** Below the toolbar. */
const lastLine = { ...ownLine, order: 1 };

export const markTools = style({
  ...wrappingRow,
  gap: 0,
  marginInlineStart: 'auto',
  '@container': {
    // Three tools with spacing fit next to the toolbar; a fourth tool needs more room.
    '(width < 46rem)': lastLine,
    '(width < 52rem)': { selectors: { '&:has(> button:nth-of-type(4))': lastLine } },
  },
});

export const tools = style({
  ...wrappingRow,
  gap: 4,
  '@media': { [media.md]: { gap: 2 } },
  '@container': {
    // Three icons fit next to the heading; a language's name and four icons do not.
    '(width < 30rem)': { selectors: { '&:has(> button:nth-of-type(4))': ownLine } },
  },
});

/** Stacks the text on the marks drawn behind it. */
export const page = style({
  display: 'grid',
  // Not `auto`, which makes the browser measure the whole text unbroken on every key press.
  gridTemplateColumns: 'minmax(0, 1fr)',
  position: 'relative',
  // Keeps chips in front of the text area, but of nothing else.
  isolation: 'isolate',
});

/** Below the place that the note is about; `useNotePlace` sets the position. */
export const note = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 0,
  insetInline: 16,
  '@media': { [media.md]: { insetInline: 'auto', insetInlineStart: 0, inlineSize: '24rem' } },
});

/** Styles that affect word positions, shared with the marks behind the text. */
const manuscript = style([
  side,
  textStyle('manuscript'),
  {
    gridArea: '1 / 1',
    minInlineSize: 0,
    inlineSize: '100%',
    paddingBlock: '20px 24px',
    overflowWrap: 'anywhere',
    '@media': { [media.md]: { paddingBlock: '28px 32px' } },
  },
]);

/** Between the heading and the text. */
export const origin = style([
  side,
  { paddingBlock: 12, borderBlockEnd: `1px solid ${vars.color.border}` },
]);

export const text = style([
  manuscript,
  {
    display: 'block',
    position: 'relative',
    zIndex: 0,
    minBlockSize: 'calc(6lh + 60px)',
    border: 0,
    borderRadius: `0 0 ${radius.xl} ${radius.xl}`,
    background: 'none',
    color: vars.color.text,
    caretColor: vars.color.accentGraphic,
    resize: 'none',
    // Grows with its content; `useGrowing` does the same in browsers without this property.
    fieldSizing: 'content',
    selectors: { '&:focus-visible': { outline: 'none' } },
    '::placeholder': { color: vars.color.textSubtle, opacity: 1 },
  },
]);

/** A second, invisible copy of the text that contains the marks. */
export const behind = style([
  manuscript,
  { whiteSpace: 'pre-wrap', color: 'transparent', pointerEvents: 'none', userSelect: 'none' },
]);

/** Every paragraph has its own direction, as in the text area. */
export const paragraph = style({ unicodeBidi: 'plaintext' });

const trouble = {
  background: 'none',
  color: 'transparent',
  textDecoration: `underline wavy 2px ${vars.color.warning.solid}`,
  textUnderlineOffset: 5,
  '@media': { '(forced-colors: active)': { textDecorationColor: 'Mark' } },
};

export const mark = styleVariants({
  /** Text that is not spoken: `[pause 1s]`. */
  note: {
    borderRadius: 6,
    background: vars.color.accentSubtle,
    boxShadow: `0 0 0 1px ${vars.color.accentSubtle}, 0 0 0 2px ${vars.color.accentGraphic}`,
    boxDecorationBreak: 'clone',
    color: 'transparent',
    '@media': { '(forced-colors: active)': { outline: '1px solid' } },
  },
  /** A word with a note. */
  word: {
    background: 'none',
    color: 'transparent',
    textDecoration: `underline dotted 2px ${vars.color.accentGraphic}`,
    textUnderlineOffset: 5,
    '@media': { '(forced-colors: active)': { textDecorationColor: 'Highlight' } },
  },
  /** Text that the video leaves out. */
  danger: {
    borderRadius: 6,
    background: vars.color.danger.bg,
    boxShadow: `0 0 0 1px ${vars.color.danger.bg}, 0 0 0 2px ${vars.color.danger.fg}`,
    boxDecorationBreak: 'clone',
    color: 'transparent',
    '@media': { '(forced-colors: active)': { outline: '2px dashed' } },
  },
  /** Text for the user to fill in. */
  gap: {
    borderRadius: 6,
    background: vars.color.warning.bg,
    boxShadow: `0 0 0 1px ${vars.color.warning.bg}, 0 2px 0 1px ${vars.color.warning.solid}`,
    boxDecorationBreak: 'clone',
    color: 'transparent',
    '@media': { '(forced-colors: active)': { outline: '1px dashed' } },
  },
  /** Text that no voice can speak. */
  trouble: trouble,
  /** The mark whose note is open. */
  current: {
    ...trouble,
    borderRadius: 4,
    background: vars.color.warning.bg,
    '@media': { '(forced-colors: active)': { outline: '2px solid Highlight' } },
  },
});

export const help = style([side, { paddingBlockEnd: 16 }]);

export const warning = style({
  display: 'flex',
  gap: 8,
  color: vars.color.danger.fg,
  overflowWrap: 'anywhere',
});
