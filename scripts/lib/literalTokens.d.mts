import type { Plugin } from 'vite';

/** Writes every group of the design tokens as a constant of its own. */
export function literalTokens(): Plugin;
