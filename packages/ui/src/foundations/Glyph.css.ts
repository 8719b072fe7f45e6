import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { radius, rem } from '../theme/tokens.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(220)}), 1fr))`,
  gap: 12,
});

export const entry = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: 12,
  borderRadius: radius.role.control,
  border: `1px solid ${vars.color.border}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const drawing = style({ flex: 'none', color: vars.color.textMuted });

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** The mark at several sizes on one line. */
export const marks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 32 });
