import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { media, radius } from '../theme/tokens.ts';

export const pair = style({
  display: 'grid',
  gap: 12,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const saying = style({
  padding: 16,
  borderRadius: radius.role.control,
  border: `1px solid ${vars.color.border}`,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
});
