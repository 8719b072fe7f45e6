import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { wrappingRow } from '../../theme/mixins.ts';
import { radius } from '../../theme/tokens.ts';

export const note = style({
  display: 'grid',
  gap: 4,
  padding: 16,
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.lg,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.md,
  overflowWrap: 'anywhere',
});

export const foot = style({ ...wrappingRow, gap: 4, marginBlockStart: 8 });

export const ways = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  marginInlineStart: 'auto',
});
