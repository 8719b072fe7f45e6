import tokens from './tokens.json' with { type: 'json' };

const { light, dark } = tokens.themes;

/**
 * The values of the color roles. Dialogs are on paper by day; by night, where a shadow shows little,
 * on what lies highest.
 */
export const colors = {
  light: { ...light.color, surfaceDialog: light.color.surface },
  dark: { ...dark.color, surfaceDialog: dark.color.surfaceRaised },
};
