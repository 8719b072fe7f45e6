import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { rem, typography } from '../../theme/tokens.ts';

export const trigger = style({
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
});

/**
 * One line high. The prefix comes second in the markup and first to the eye; where both do not fit
 * it wraps onto a line that is cut off, so the value keeps the room. No breakpoint could know when.
 */
export const words = style({
  flexGrow: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  flexDirection: 'row-reverse',
  justifyContent: 'flex-end',
  columnGap: '0.3em',
  blockSize: rem(typography.body.lineHeight),
  overflow: 'hidden',
});

export const value = style({
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: vars.color.textSubtle } },
});

export const prefix = style({ color: vars.color.textSubtle, whiteSpace: 'nowrap' });

export const caret = style({
  display: 'flex',
  marginInlineStart: 'auto',
  color: vars.color.textSubtle,
});

export const popover = style({ inlineSize: 'max-content', minInlineSize: 'var(--trigger-width)' });

export const tick = style({ display: 'flex', color: vars.color.textAccent });
