import { tokens } from './designTokens.ts';

const { light, dark } = tokens.themes;

/** The values of the colour roles. */
export const colors = { light: light.color, dark: dark.color };
