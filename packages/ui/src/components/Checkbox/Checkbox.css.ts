import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { radius, rem } from '../../theme/tokens.ts';
import * as choice from '../Field/choice.css.ts';

const { row } = choice;

export const box = style([
  choice.mark,
  {
    display: 'grid',
    placeItems: 'center',
    borderRadius: radius.role.checkbox,
    color: vars.color.textOnAccent,
    selectors: {
      [`${row}:is([data-selected], [data-indeterminate]):not([data-disabled]) &`]: {
        background: vars.color.accent,
        // This border has a contrast of 3:1 on raised surfaces in the dark theme, where the accent does
        // not.
        borderColor: vars.color.accentGraphic,
      },
      [`${row}[data-selected][data-hovered]:not([data-disabled]) &`]: {
        background: vars.color.accentHover,
      },
    },
  },
]);

export const tick = style({
  inlineSize: rem(14),
  blockSize: rem(14),
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
