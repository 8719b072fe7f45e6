import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const TOKENS = fileURLToPath(new URL('../../ui/src/theme/tokens.ts', import.meta.url));

/**
 * Writes every group of the design tokens as a constant of its own. Stylesheets have read them by
 * then; left as reads of one object, an icon's stroke would bring all colours to every page.
 */
export function literalTokens(): Plugin {
  return {
    name: 'lectern:literal-tokens',
    apply: 'build',
    async load(id) {
      if (id !== TOKENS) return undefined;
      const { module } = await runnerImport<Record<string, unknown>>(TOKENS, { configFile: false });
      const lines = Object.entries(module).map(([name, value]) =>
        // The one function there, rem, needs nothing but its argument.
        typeof value === 'function'
          ? `export ${String(value)}`
          : `export const ${name} = ${JSON.stringify(value)};`,
      );
      return { code: lines.join('\n'), map: { mappings: '' } };
    },
  };
}
