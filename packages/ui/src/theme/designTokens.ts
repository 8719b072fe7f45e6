import { cssValues } from './tokenTree.ts';
import source from './tokens.json' with { type: 'json' };

/**
 * The design tokens as CSS values, from `tokens.json` (Design Tokens Format Module 2025.10): what the
 * theme is built of. Components name roles of the theme instead (`vars`).
 */
export const tokens = cssValues(source);
