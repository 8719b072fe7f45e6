import { assignVars, globalStyle } from '@vanilla-extract/css';
import { colors } from './colors.ts';
import { vars } from './contract.css.ts';
import { tokens } from './designTokens.ts';
import { pictureFilters } from './pictureFilters.ts';

const { light, dark } = tokens.themes;
const lightVars = {
  ...assignVars(vars.color, colors.light),
  ...assignVars(vars.shadow, light.shadow),
  ...assignVars(vars.picture, pictureFilters.light),
};
const darkVars = {
  ...assignVars(vars.color, colors.dark),
  ...assignVars(vars.shadow, dark.shadow),
  ...assignVars(vars.picture, pictureFilters.dark),
};
const reduced = tokens.motion.reduced.duration;

/*
 * The theme follows the system unless `data-theme` names one. Any element can have the attribute, so
 * Storybook can show both themes on one page.
 */
globalStyle(':root, [data-theme="light"]', {
  colorScheme: 'light',
  vars: lightVars,
});

globalStyle('[data-theme="dark"]', {
  colorScheme: 'dark',
  vars: darkVars,
});

globalStyle(':root:not([data-theme])', {
  '@media': {
    '(prefers-color-scheme: dark)': {
      colorScheme: 'dark',
      vars: darkVars,
    },
  },
});

globalStyle(':root', {
  vars: {
    ...assignVars(vars.duration, tokens.motion.duration),
    ...assignVars(vars.distance, tokens.motion.distance),
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: {
        ...assignVars(vars.duration, {
          ...tokens.motion.duration,
          instant: reduced,
          fast: reduced,
          base: tokens.motion.reduced.crossfade,
          slow: tokens.motion.reduced.crossfade,
          page: tokens.motion.reduced.crossfade,
        }),
        ...assignVars(vars.distance, { press: '0px', menu: '0px', dialog: '0px', page: '0px' }),
      },
    },
  },
});
