import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { fromSources } from '../../scripts/lib/builds/fromSources.mjs';
import { literalTokens } from '../../scripts/lib/builds/literalTokens.mjs';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    vanillaExtractPlugin(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    literalTokens(),
  ],
  ...fromSources,
  build: {
    target: 'es2022',
    emptyOutDir: true,
    // Served only to this machine, so size hardly matters.
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
