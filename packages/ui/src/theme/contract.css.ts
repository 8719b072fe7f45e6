import { createGlobalThemeContract } from '@vanilla-extract/css';
import { colors } from './colors.ts';
import { tokens } from './designTokens.ts';
import { pictureFilters } from './pictureFilters.ts';
import { variableName } from './variableName.ts';

const { light } = tokens.themes;

/**
 * Every role that a theme gives a value. Components use only these, never a colour of their own, and never
 * check which theme is active.
 */
export const vars = createGlobalThemeContract(
  {
    color: colors.light,
    shadow: light.shadow,
    /** Filters of a picture in a card: at rest, and full while hovered, focused or playing. */
    picture: pictureFilters.light,
    duration: tokens.motion.duration,
    /** Movement distances; all zero under reduced motion. */
    distance: tokens.motion.distance,
  },
  (_value, path) => variableName(path),
);
