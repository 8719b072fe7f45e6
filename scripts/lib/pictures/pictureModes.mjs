/** The window widths at which each screen is captured, with the height at each, in px. */
export const SCREEN_SIZES = /** @type {const} */ ({ 390: 844, 768: 1024, 1440: 900 });

/** The tag of a screen's usual state in Storybook's index. */
export const EVERY_WIDTH = 'every-width';

/** The width at which all other stories are captured, in px. */
export const USUAL_WIDTH = 1280;
