/**
 * Filters of pictures in cards, by theme. By night a grid of bright pictures outshines its words, so
 * they are dimmed until one is looked at (design guide, 'Dark, rules').
 */
export const pictureFilters = {
  light: { atRest: 'none', inFull: 'brightness(1.05)' },
  dark: { atRest: 'brightness(0.86) saturate(0.94)', inFull: 'none' },
};
