import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { radius } from '../../theme/tokens.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: 20, minInlineSize: 0 });

export const summary = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: 16,
  border: `1px solid ${vars.color.danger.border}`,
  borderRadius: radius.lg,
  background: vars.color.danger.bg,
  color: vars.color.danger.fg,
  // It takes focus, so it shows it. The doubled pseudo-class outweighs the rule for headings.
  selectors: { '&:focus:focus-visible': focusRing },
});

/** Aligned with the first line of the title. */
export const icon = style({ display: 'flex', paddingBlockStart: 2 });

export const words = style({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });

export const list = style({ marginBlockStart: 6 });

export const item = style({
  ...textStyle('small'),
  paddingBlock: 2,
  selectors: { '& + &': { marginBlockStart: 2 } },
});

export const link = style({
  color: 'inherit',
  borderRadius: radius.xs,
  textDecorationLine: 'underline',
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});
