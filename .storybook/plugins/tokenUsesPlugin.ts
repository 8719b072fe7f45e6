import type { Plugin } from 'vite';
import tokens from '../../packages/ui/src/theme/tokens.json' with { type: 'json' };
import { readTokenUses } from '../../scripts/lib/sources/tokenUses.mjs';

const NAME = 'virtual:token-uses';
const RESOLVED = `\0${NAME}`;

function paths(node: object, path: string[] = []): string[][] {
  if ('$value' in node) return [path];
  return Object.entries(node).flatMap(([name, child]: [string, unknown]) =>
    typeof child === 'object' && child !== null ? paths(child, [...path, name]) : [],
  );
}

/** Gives the tokens page the components that use each token. */
export function tokenUsesPlugin(): Plugin {
  return {
    name: 'token-uses',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const { themes, ...shared } = tokens;
      const uses = readTokenUses([...paths(themes.light), ...paths(shared)]);
      return `export const tokenUses = ${JSON.stringify(uses)};`;
    },
  };
}
