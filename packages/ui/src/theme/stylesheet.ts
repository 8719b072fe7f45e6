/*
 * The package's second entry, `@lectern/ui/theme`: everything that a stylesheet (`*.css.ts`) may need. A
 * stylesheet must not import the main entry: that would evaluate every component while styles are being
 * collected, and some of their rules would be lost.
 */
export { vars } from './contract.css.ts';
export { focusRing, focusVisible } from './focusRing.ts';
export { clampedTo, cover, oneColumn, oneLine, unseen, wrappingRow } from './mixins.ts';
export { textStyle } from './textStyle.ts';
export { breakpoint, control, easing, media, radius, rem, size, space, z } from './tokens.ts';
