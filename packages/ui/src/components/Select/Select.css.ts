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
 * As high as the value. The prefix comes second in the markup but first visually. If both do not fit, it
 * wraps onto a line below, where it is clipped, so the value keeps its room. No breakpoint could know when
 * that happens.
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

/** Wraps if its line is too short; truncated only if two lines are not enough. */
export const value = style({
  ...clampedTo(2),
  maxInlineSize: '100%',
  selectors: { '&[data-placeholder]': { color: vars.color.textSubtle } },
});

/** Without height, so that it adds no second line. */
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
