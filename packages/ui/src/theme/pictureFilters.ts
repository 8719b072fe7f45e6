/**
 * Filters of pictures in cards, by theme. In the dark theme a grid of bright pictures outshines its text,
 * so they are dimmed until hovered, focused or playing (design guide, 'Dark, rules').
 */
export const pictureFilters = {
  light: { atRest: 'none', inFull: 'brightness(1.05)' },
  dark: { atRest: 'brightness(0.86) saturate(0.94)', inFull: 'none' },
};
