import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, runnerImport, type Plugin } from 'vite';
import { literalTokens } from '../../scripts/lib/builds/literalTokens.mjs';

const { dependencies, peerDependencies } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
) as Record<'dependencies' | 'peerDependencies', Record<string, string>>;

/**
 * Packages that importers install. A copy in the build would be a second one beside theirs: a React Aria
 * whose contexts `react-aria-components` does not fill.
 */
const external = Object.keys({ ...dependencies, ...peerDependencies }).map(
  (name) => new RegExp(`^${name}($|/)`),
);

/** The comment that Vite leaves where a chunk imported nothing but a stylesheet. */
const EMPTY_CSS = /\/\* empty css\s*\*\//;

/**
 * Makes each stylesheet module of the package import its own CSS file, so that a bundler includes the
 * styles of exactly the components it includes. By default Vite leaves library CSS for a page to link.
 */
function importOwnCss(): Plugin {
  return {
    name: 'lectern-import-own-css',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const files = [...(chunk.viteMetadata?.importedCss ?? [])];
          if (files.length === 0) continue;
          const imports = files.map((file) => {
            const path = posix.relative(posix.dirname(chunk.fileName), file);
            return `import "${path.startsWith('.') ? path : `./${path}`}";`;
          });
          if (!EMPTY_CSS.test(chunk.code)) this.error(`${chunk.fileName} has lost its stylesheet.`);
          // Replaces the comment in place, so that the source map's lines stay correct.
          chunk.code = chunk.code.replace(EMPTY_CSS, imports.join(' '));
        }
      },
    },
  };
}

const theme = (name: string) => fileURLToPath(new URL(`src/theme/${name}`, import.meta.url));

/** Emits the design tokens next to the modules, both as their source and as CSS. */
function shipTokens(): Plugin {
  return {
    name: 'lectern-ship-tokens',
    async generateBundle() {
      const { module } = await runnerImport<{ tokensCss: () => string }>(theme('tokensCss.ts'), {
        configFile: false,
      });
      const source = readFileSync(theme('tokens.json'), 'utf8');
      this.emitFile({ type: 'asset', fileName: 'tokens.json', source });
      this.emitFile({ type: 'asset', fileName: 'tokens.css', source: module.tokensCss() });
    },
  };
}

export default defineConfig({
  // Image addresses are relative to the module that uses them, wherever it is installed.
  base: './',
  plugins: [literalTokens(), react(), vanillaExtractPlugin(), importOwnCss(), shipTokens()],
  build: {
    target: 'es2022',
    sourcemap: true,
    minify: false,
    cssCodeSplit: true,
    lib: {
      entry: [
        'src/index.ts',
        'src/theme/index.ts',
        'src/theme/stylesheet.ts',
        'src/theme/designTokens.ts',
      ],
      formats: ['es'],
    },
    rolldownOptions: {
      external,
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
