import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { media, radius } from '../../theme/tokens.ts';

const side = { paddingInline: 20, '@media': { [media.md]: { paddingInline: 40 } } };

export const sheet = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: radius.role.panel,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.md,
  selectors: {
    '&[data-invalid]': {
      borderColor: vars.color.danger.fg,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger.fg}`,
    },
    // The textarea has no edge of its own, so the ring goes around the sheet.
    '&:has(textarea[data-focus-visible])': focusRing,
  },
});

export const head = style([
  side,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    paddingBlock: 13,
    borderBlockEnd: `1px solid ${vars.color.border}`,
    '@media': { [media.md]: { paddingInlineEnd: 16 } },
  },
]);

export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 });

export const text = style([
  side,
  textStyle('manuscript'),
  {
    display: 'block',
    inlineSize: '100%',
    minBlockSize: 'calc(6lh + 60px)',
    paddingBlock: '20px 24px',
    border: 0,
    borderRadius: `0 0 ${radius.xl} ${radius.xl}`,
    background: 'none',
    color: vars.color.text,
    caretColor: vars.color.accentGraphic,
    resize: 'none',
    // Grows with its words; `useGrowing` does the same where this is unknown.
    fieldSizing: 'content',
    selectors: { '&:focus-visible': { outline: 'none' } },
    overflowWrap: 'anywhere',
    '::placeholder': { color: vars.color.textSubtle, opacity: 1 },
    '@media': { [media.md]: { paddingBlock: '28px 32px' } },
  },
]);

export const error = style([side, { paddingBlockEnd: 16 }]);
