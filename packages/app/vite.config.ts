import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { fromSources } from '../../scripts/lib/builds/fromSources.mjs';
import { literalTokens } from '../../scripts/lib/builds/literalTokens.mjs';
import { firstPaint } from './build/firstPaint.ts';
import { forbidMocks } from './build/forbidMocks.ts';
import { laterCode } from './build/laterCode.ts';
import { notices } from './build/notices.ts';
import { reactWithCompiler } from './build/reactCompiler.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { voicePacks } from './build/voicePacks.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const workspace = fileURLToPath(new URL('../..', import.meta.url));

const PREFACE = `
Lectern contains the packages below. Each stands under its own licence, whose text follows its name.

Pictures and films of presenters show figures of "Avataaars" by Pablo Stanley
(https://avataaars.com/), free for personal and commercial use, and of "Notionists" by Zoish, CC0 1.0.
`;

/** Notices that the packages of the embedded backend do not contain themselves. */
const EMBEDDED_PREFACE = `${PREFACE}
The AAC encoder of @mediabunny/aac-encoder is FFmpeg's libavcodec, compiled to WebAssembly by that
package's authors, under the GNU Lesser General Public License 2.1 or later, whose text follows that
package's own. FFmpeg's sources: https://ffmpeg.org; the
recipe of the build stands in the package's README. It is a file of its own, loaded only by browsers
without an AAC encoder, and can be replaced there.

The realistic presenters are drawn with Avataaars, the styled ones with Notionists.
`;

/**
 * `vite build` builds the hosted app into dist, `vite build --mode embedded` the same app with its backend
 * in the page into dist-embedded.
 */
export default defineConfig(({ mode }) => {
  const isEmbedded = mode === 'embedded';
  const licences = notices(isEmbedded ? EMBEDDED_PREFACE : PREFACE);
  const define = { __EMBEDDED__: JSON.stringify(isEmbedded) };
  const sources = () => [
    reactWithCompiler(),
    vanillaExtractPlugin(),
    // The app fixes its locale (`App.tsx`): drop React Aria's strings in thirty other languages.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
    literalTokens(),
  ];
  return {
    root,
    plugins: [
      ...sources(),
      licences.main(),
      firstPaint({ ...fromSources, mode, define, plugins: sources() }),
      laterCode(),
      serviceWorker(licences.worker()),
      ...(isEmbedded ? [voicePacks()] : []),
      ...(isEmbedded ? [] : [forbidMocks(workspace)]),
    ],
    ...fromSources,
    define,
    resolve: {
      ...fromSources.resolve,
      // MSW's cookie store includes the whole public suffix list, which a single origin does not need.
      alias: { tldts: `${workspace}mocks/entries/tldts.ts` },
    },
    worker: {
      format: 'es',
      plugins: () => [vanillaExtractPlugin(), licences.worker()],
      rolldownOptions: {
        // Same names as in the pages' build, so that a file that both load is emitted once.
        output: { assetFileNames: 'assets/[name]-[hash:7][extname]' },
        checks: { pluginTimings: false },
      },
    },
    // Otherwise the dev server would discover them during the first render, and reload the page.
    optimizeDeps: {
      include: isEmbedded
        ? ['mediabunny', '@mediabunny/aac-encoder', '@dicebear/core', '@dicebear/collection']
        : [],
    },
    build: {
      target: 'es2022',
      outDir: isEmbedded ? 'dist-embedded' : 'dist',
      emptyOutDir: true,
      // An image or font as a data: URL would need a wider Content-Security-Policy.
      assetsInlineLimit: 0,
      // Browsers without it (Safari before 17) fetch the same files a moment later.
      modulePreload: { polyfill: false },
      // Kilobytes. An AAC encoder, a voice and the presenters' art are large, and load late by design;
      // `check:hosted-build` measures what a page waits for.
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        output: {
          // React, the app's start and what most screens share are one file each; the rest is split by
          // route.
          codeSplitting: {
            groups: [
              // Separate: otherwise the first script would wait for the file that contains it.
              { name: 'preload', test: /vite[\\/]preload-helper/, priority: 4 },
              {
                name: 'react',
                test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
                priority: 3,
              },
              { name: 'main', test: /packages[\\/]app[\\/]src[\\/]main\.tsx$/, priority: 2 },
              // Like the sign-in and the dashboard, one file instead of ninety: docs/decisions/0188.
              {
                name: 'embedded',
                test: /[\\/]mocks[\\/](?:entries[\\/]embedded|fixtures[\\/]demoFilmAddresses)\.ts$/,
                priority: 1,
              },
              {
                name: 'signIn',
                test: /[\\/]screens[\\/](?:Login|Register)[\\/]\w+Screen\.tsx$/,
                priority: 1,
              },
              {
                name: 'dashboard',
                test: /[\\/](?:shell[\\/]Shell|screens[\\/]Dashboard[\\/]DashboardScreen)\.tsx$/,
                priority: 1,
              },
              // Separately, each would cost more in names and headers than its one or two paths.
              { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 5 },
              { name: 'common', minShareCount: 16 },
              // Lists, cards and the palette show videos: put what they share into one file, not one per
              // module.
              { name: 'projects', test: /app\/src\/projects\//, minShareCount: 3 },
            ],
          },
          // The first file names all others: one letter less per hash, at the minimum length, saves 0.4 kB.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
        },
        checks: { pluginTimings: false },
      },
    },
  };
});
