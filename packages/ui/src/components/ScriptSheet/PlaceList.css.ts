import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focusRing.ts';
import { textStyle } from '../../theme/textStyle.ts';
import { media, radius } from '../../theme/tokens.ts';

export const list = style({
  display: 'grid',
  gap: 8,
  margin: 0,
  // Not 'none', which makes Safari drop the list semantics.
  listStyleType: '""',
  padding: 0,
});

export const place = style([
  textStyle('small'),
  {
    display: 'grid',
    gap: 2,
    inlineSize: '100%',
    minBlockSize: 44,
    paddingBlock: 12,
    paddingInline: 16,
    border: `1px solid ${vars.color.border}`,
    borderRadius: radius.lg,
    background: vars.color.surface,
    color: vars.color.textMuted,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.surfaceHover },
      '&[data-pressed]': { background: vars.color.surfacePressed },
      '&[aria-current="true"]': {
        borderColor: vars.color.text,
        background: vars.color.surfaceRaised,
      },
      '&[data-focus-visible]': focusRing,
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-current="true"]:not([data-focus-visible])': { outline: '2px solid Highlight' },
        },
      },
    },
  },
]);

export const written = style([textStyle('code'), { color: vars.color.text, fontWeight: 600 }]);
