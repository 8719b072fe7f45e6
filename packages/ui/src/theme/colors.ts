import tokens from './tokens.json' with { type: 'json' };

const { light, dark } = tokens.themes;

/**
 * The values of the color roles. Dialogs are on paper by day; by night, where a shadow shows little,
 * on what lies highest. A row on the page itself rises by one step only, which by night is less than on
 * a panel (design guide, 'Dark, rules').
 */
export const colors = {
  light: {
    ...light.color,
    surfaceDialog: light.color.surface,
    canvasHover: light.color.surfaceHover,
    canvasSelected: light.color.surfaceSelected,
  },
  dark: {
    ...dark.color,
    surfaceDialog: dark.color.surfaceRaised,
    canvasHover: dark.color.surface,
    canvasSelected: dark.color.surfaceRaised,
  },
};
