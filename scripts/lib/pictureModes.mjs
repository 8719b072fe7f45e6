/** Widths of the window that each screen is pictured at, and its height there, px. */
export const SCREEN_SIZES = /** @type {const} */ ({ 390: 844, 768: 1024, 1440: 900 });

/** What Storybook's index says of the usual state of a screen. */
export const EVERY_WIDTH = 'every-width';

/** As wide as all other stories are pictured, px. */
export const USUAL_WIDTH = 1280;
