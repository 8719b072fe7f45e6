import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** The modules that read the design tokens for scripts. */
const READERS = [
  'theme/tokens.ts',
  'theme/designTokens.ts',
  'components/ColorPicker/swatches.ts',
].map((path) => fileURLToPath(new URL(`../../packages/ui/src/${path}`, import.meta.url)));

/**
 * A plugin that writes every group of the design tokens as a constant of its own. Stylesheets have read
 * them by then; left as reads of one object they would be kept whole by every bundler, and an icon's
 * stroke would bring 4 kB of colours along.
 *
 * @returns {import('vite').Plugin}
 */
export function literalTokens() {
  return {
    name: 'lectern-literal-tokens',
    apply: 'build',
    async load(id) {
      if (!READERS.includes(id)) return undefined;
      /** @type {{ module: Record<string, unknown> }} */
      const { module } = await runnerImport(id, { configFile: false });
      const lines = Object.entries(module).map(([name, value]) =>
        // The one function there, rem, needs nothing but its argument.
        typeof value === 'function'
          ? `export ${String(value)}`
          : `export const ${name} = ${JSON.stringify(value, null, 2)};`,
      );
      return { code: lines.join('\n'), map: { mappings: '' } };
    },
  };
}
