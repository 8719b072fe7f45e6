import type { Plugin } from 'vite';

/**
 * Files that must never reach a hosted build: the mocks package, the video engine, the contract validator,
 * and the libraries that only these use. Matched against paths with forward slashes, relative to the
 * workspace.
 */
const FORBIDDEN: readonly RegExp[] = [
  /(?:^|\/)mocks\//,
  // The light entries, which only read text, and the few files that they share with the engine.
  /\/packages\/studio\/src\/(?!(?:looks|marks|recipe|table)\/|reading\/writtenWords\.ts|speech\/scriptLength\.ts|voices\/ownVoice\.ts|packs\/voicePack\.ts|StudioError\.ts|types\.ts)/,
  /\/api-client\/src\/testing\//,
  /\/node_modules\/(?:ajv|msw|@mswjs|dexie|mediabunny|@mediabunny|@dicebear|@echogarden)\//,
];

/** Returns the forbidden files among these, as paths relative to the workspace, in the given order. */
function findForbidden(ids: Iterable<string>, workspace: string): string[] {
  const root = workspace.replaceAll('\\', '/').replace(/\/?$/, '/');
  return [...ids]
    .map((id) => id.replaceAll('\\', '/').replace(/[?#].*$/, ''))
    .map((path) => (path.startsWith(root) ? `/${path.slice(root.length)}` : path))
    .filter((path) => FORBIDDEN.some((pattern) => pattern.test(path)));
}

/**
 * Fails a hosted build if its output contains any file of the embedded backend, or of a library that only
 * the backend uses.
 *
 * @param workspace absolute path of the repository, so that a checkout in a folder that is itself called
 *   'mocks' is not rejected
 */
export function forbidMocks(workspace: string): Plugin {
  return {
    name: 'lectern:forbid-mocks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? output.moduleIds : output.originalFileNames,
      );
      const found = findForbidden(ids, workspace);
      if (found.length === 0) return;
      this.error(
        `The hosted build must not contain the embedded backend, but these are in it:\n  ${found.join('\n  ')}`,
      );
    },
  };
}
