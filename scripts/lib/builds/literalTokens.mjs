import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** The modules that read the design tokens for scripts. */
const READERS = [
  'theme/tokens.ts',
  'theme/designTokens.ts',
  'components/ColorPicker/swatches.ts',
].map((path) => fileURLToPath(new URL(`../../../packages/ui/src/${path}`, import.meta.url)));

/**
 * A plugin that writes every group of the design tokens as a separate constant. Stylesheets have read them
 * by then; if they remained reads of one object, every bundler would keep it whole, and an icon's stroke
 * would pull in 4 kB of colours.
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
        // The only function there, rem, needs nothing but its argument.
        typeof value === 'function'
          ? `export ${String(value)}`
          : `export const ${name} = ${JSON.stringify(value, null, 2)};`,
      );
      return { code: lines.join('\n'), map: { mappings: '' } };
    },
  };
}
