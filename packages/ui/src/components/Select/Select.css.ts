import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { clampedTo } from '../../theme/mixins.ts';

export const trigger = style({
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
});

/**
 * As high as its value. The prefix comes second in the markup and first to the eye; where both do not fit
 * it wraps onto a line below, where it is cut off, so the value keeps the room. No breakpoint could know
 * when.
 */
export const words = style({
  flexGrow: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  flexDirection: 'row-reverse',
  justifyContent: 'flex-end',
  alignItems: 'flex-start',
  columnGap: '0.3em',
  overflow: 'hidden',
});

/** Breaks where its line is too short; cut only where two lines do not hold it. */
export const value = style({
  ...clampedTo(2),
  maxInlineSize: '100%',
  selectors: { '&[data-placeholder]': { color: vars.color.textSubtle } },
});

/** Without height: it adds no second line. */
export const prefix = style({
  blockSize: 0,
  color: vars.color.textSubtle,
  whiteSpace: 'nowrap',
});

export const caret = style({
  display: 'flex',
  marginInlineStart: 'auto',
  color: vars.color.textSubtle,
});

export const popover = style({ inlineSize: 'max-content', minInlineSize: 'var(--trigger-width)' });

export const option = style({ overflowWrap: 'anywhere' });

export const tick = style({ display: 'flex', color: vars.color.textAccent });
