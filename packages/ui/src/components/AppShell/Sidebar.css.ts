import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusVisible } from '../../theme/focusRing.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { control, font, media, radius } from '../../theme/tokens.ts';

export const sidebar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  flexGrow: 1,
  minBlockSize: '100%',
  paddingInline: 12,
  paddingBlock: '20px 16px',
});

export const links = style({ display: 'flex', flexDirection: 'column', gap: 2 });

export const footer = style({ marginBlockStart: 'auto' });

export const group = style({ display: 'flex', flexDirection: 'column', gap: 2 });

export const groupLabel = style([
  textStyle('micro'),
  { color: vars.color.textSubtle, paddingInline: 12, paddingBlock: '20px 8px' },
]);

export const link = style([
  textStyle('small'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minBlockSize: control.height.md,
    paddingBlock: 6,
    paddingInline: 12,
    borderRadius: radius.role.control,
    fontWeight: 530,
    color: vars.color.textMuted,
    transitionProperty: 'background-color, color',
    transitionDuration: vars.duration.fast,
    selectors: {
      '&[data-hovered]': { color: vars.color.text, background: vars.color.canvasHover },
      '&[data-pressed]': { background: vars.color.surfacePressed },
      '&[data-current]': {
        background: vars.color.canvasSelected,
        color: vars.color.text,
        fontWeight: font.weight.semibold,
      },
      ...focusVisible,
    },
    '@media': {
      [media.belowLg]: { minBlockSize: control.touchTarget },
      [media.touch]: { minBlockSize: control.touchTarget },
      [media.forcedColors]: {
        selectors: {
          '&[data-current]:not([data-focus-visible])': {
            outline: '1px solid Highlight',
            outlineOffset: -1,
          },
        },
      },
    },
  },
]);

export const linkIcon = style({
  display: 'flex',
  selectors: { [`${link}[data-current] &`]: { color: vars.color.textAccent } },
});

export const vote = style([
  textStyle('caption'),
  {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: 12,
    border: `1px solid ${vars.color.border}`,
    borderRadius: radius.lg,
    background: vars.color.surface,
    color: vars.color.textSubtle,
    transitionProperty: 'background-color, border-color',
    transitionDuration: vars.duration.fast,
    selectors: {
      '&[data-hovered]': { borderColor: vars.color.borderStrong },
      '&[data-pressed]': { background: vars.color.surfaceHover },
      ...focusVisible,
    },
  },
]);

export const voteCount = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: 4,
  paddingInline: 10,
  borderRadius: radius.role.menuItem,
  background: vars.color.surfaceSelected,
  color: vars.color.text,
  fontWeight: 650,
  fontVariantNumeric: font.feature.numeric,
});

export const voteTitle = style([
  textStyle('small'),
  { display: 'block', fontWeight: font.weight.semibold, color: vars.color.text },
]);
