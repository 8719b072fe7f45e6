import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { forbidMocks } from './build/forbidMocks.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const workspace = fileURLToPath(new URL('../..', import.meta.url));

/**
 * `vite build` makes the hosted app in dist, `vite build --mode embedded` the same app with its
 * backend in the page in dist-embedded.
 */
export default defineConfig(({ mode }) => {
  const isEmbedded = mode === 'embedded';
  return {
    root,
    plugins: [react(), vanillaExtractPlugin(), ...(isEmbedded ? [] : [forbidMocks(workspace)])],
    define: { __EMBEDDED__: JSON.stringify(isEmbedded) },
    resolve: {
      conditions: ['@lectern/source', ...defaultClientConditions],
      // MSW's cookie store brings the whole public suffix list, which one origin has no use for.
      alias: { tldts: `${workspace}mocks/vendor/tldts.ts` },
    },
    worker: { format: 'es', plugins: () => [vanillaExtractPlugin()] },
    // The dev server would else find them in the middle of the first render and reload it away.
    optimizeDeps: {
      include: isEmbedded
        ? ['mediabunny', '@mediabunny/aac-encoder', '@dicebear/core', '@dicebear/collection']
        : [],
    },
    build: {
      target: 'es2022',
      outDir: isEmbedded ? 'dist-embedded' : 'dist',
      emptyOutDir: true,
      // A picture or font as a data: URL would need a wider Content-Security-Policy.
      assetsInlineLimit: 0,
    },
  };
});
