import { relative } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import type { IndexInput } from 'storybook/internal/types';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig, type UserConfig } from 'vite';
import tokens from '../packages/ui/src/theme/tokens.json' with { type: 'json' };
import { appTitlesPlugin } from './plugins/appTitlesPlugin.ts';
import {
  componentOf,
  readStatusSources,
  statusOf,
} from '../scripts/lib/sources/componentStatus.mjs';
import { cachedIndexer } from './plugins/cachedIndexer.ts';
import { chromaticModesPlugin } from './plugins/chromaticModesPlugin.ts';
import { componentStatusPlugin } from './plugins/componentStatusPlugin.ts';
import { docgenPlugin } from './plugins/docgenPlugin.ts';
import { inItsTier } from './storyTiers.ts';
import { tokenUsesPlugin } from './plugins/tokenUsesPlugin.ts';
import { CLASS_NAMES } from '../scripts/lib/pictures/drawnStylesheets.mjs';
import { fromSources } from '../scripts/lib/builds/fromSources.mjs';
import { EVERY_WIDTH } from '../scripts/lib/pictures/pictureModes.mjs';
import { ROOT } from '../scripts/lib/run.mjs';
import { usualStates } from '../scripts/lib/pictures/usualStates.mjs';

/** Plugin timings depend on the machine, not on the sources. */
const checks = { bundlerTimings: false };

const build: UserConfig['build'] = {
  // The docs renderer and axe are larger than an app's chunks, and are not sent over a network.
  chunkSizeWarningLimit: 4_000,
  rolldownOptions: {
    onLog: (level, log, handle) => {
      // Nothing here renders on a server, so nothing is lost when a package's 'use client' is dropped.
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
    },
    checks,
  },
};

/**
 * Folders without story modules. Two servers would watch each of these files: Vite's and the stylesheets'.
 */
const UNWATCHED = [
  '**/{dist,dist-embedded,storybook-static,.tsc,.cache,.wireit,coverage,playwright-report}/**',
  '**/{docs/decisions,visual/baselines}/**',
];

const statusSources = readStatusSources();

/** Adds the status of its component as a tag, if the sidebar shows that status. */
function withStatus(entry: IndexInput): IndexInput {
  const component = componentOf(entry.title ?? '');
  const status = component && statusOf(component, statusSources);
  return status === 'new' || status === 'deprecated'
    ? { ...entry, tags: [...(entry.tags ?? []), status] }
    : entry;
}

/**
 * Storybook writes what is set, found or counted in `colorSecondary`: too dark on the dark frame, where it
 * is also the background of the selected row.
 */
const legibleAccents = `<style>
  @media (prefers-color-scheme: dark) {
    [role='toolbar'] button:not([role='switch']),
    [role='option'][aria-selected='true'],
    [role='tab'][aria-selected='true'] *,
    [role='tabpanel'] a,
    button[aria-label$='tag filter'],
    mark {
      color: ${tokens.themes.dark.color.textAccent.$value.hex};
    }
  }
</style>`;

const usual = usualStates();

/** Adds the tag of stories that are captured at every width. */
function withWidths(entry: IndexInput, file: string): IndexInput {
  return entry.type === 'story' && usual.get(relative(ROOT, file)) === entry.exportName
    ? { ...entry, tags: [...(entry.tags ?? []), EVERY_WIDTH] }
    : entry;
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  // One pattern for pages and stories: Storybook warns about a pattern that matches nothing.
  stories: ['./pages/*.mdx', '../packages/*/src/**/*.@(mdx|stories.ts|stories.tsx)'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tests show no story sources. When the plugin reads them, it applies each source map twice, and a
      // failure would be reported at the line of another story.
      options: process.env.VITEST ? { csfPluginOptions: null } : {},
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  staticDirs: [
    '../mocks/public',
    { from: '../node_modules/@fontsource-variable/inter/files', to: '/manager-fonts/inter' },
    {
      from: '../node_modules/@fontsource-variable/bricolage-grotesque/files',
      to: '/manager-fonts/bricolage',
    },
  ],
  features: process.env.VITEST
    ? // Tests show no search, outlines or measurements; some would be a decorator of every story.
      { backgrounds: false, highlight: false, measure: false, outline: false }
    : {
        // The search reads names, paths and these headings: 'Also called modal, popup' finds Dialog.
        experimentalSearchDocsHeadings: true,
        // The description of the components for editors and assistants: `manifests/components.json`.
        componentsManifest: true,
      },
  // Stories for machines are hidden; the filter next to the search shows them.
  tags: { tests: { defaultFilterSelection: 'exclude' } },
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await cachedIndexer(indexer).createIndex(file, options))
          .map(inItsTier)
          .map(withStatus)
          .map((entry) => withWidths(entry, file)),
    })),
  managerHead: (head = '') => `${head}\n${legibleAccents}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The plugin below extracts what `react-docgen` would, in an eighth of the time.
  typescript: { reactDocgen: false },
  viteFinal: (base, { configType }) =>
    mergeConfig(base, {
      plugins: [
        // Screenshots are taken of a build; these names show which stylesheets they are drawn with.
        vanillaExtractPlugin(
          configType === 'PRODUCTION' ? { identifiers: CLASS_NAMES } : undefined,
        ),
        appTitlesPlugin(),
        componentStatusPlugin(),
        // Tests show no props tables.
        ...(process.env.VITEST ? [] : [docgenPlugin()]),
        tokenUsesPlugin(),
        chromaticModesPlugin(),
      ],
      ...fromSources,
      build,
      // Otherwise it is discovered with the first story, which is then loaded twice.
      optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
      server: {
        warmup: { clientFiles: ['.storybook/preview.tsx'] },
        watch: { ignored: UNWATCHED },
      },
      // Workers are built separately, with their own options.
      worker: { rolldownOptions: { checks } },
    }),
};
export default config;
