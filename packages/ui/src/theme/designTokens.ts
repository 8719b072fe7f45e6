import { cssValues } from './tokenTree.ts';
import source from './tokens.json' with { type: 'json' };

/**
 * The design tokens as CSS values, from `tokens.json` (Design Tokens Format Module 2025.10). The theme is
 * built from them; components use the roles of the theme (`vars`) instead.
 */
export const tokens = cssValues(source);
