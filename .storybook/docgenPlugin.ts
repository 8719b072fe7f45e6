import { join } from 'node:path';
import {
  builtinResolvers,
  defaultHandlers,
  ERROR_CODES,
  type Handler,
  makeFsImporter,
  parse,
} from 'react-docgen';
import type { Plugin } from 'vite';

const COMPONENT_FILE = /^(?!.*\/node_modules\/)(?!.*\.(?:stories|test)\.tsx$).+\.tsx$/;

const resolver = new builtinResolvers.FindExportedDefinitionsResolver();

/** A barrel exports components of other files, which are described there. */
const definedInFile: Handler = (documentation, definition) => {
  documentation.set('definedInFile', definition.hub.file.opts.filename);
};

/** Own files are named with their extension. */
function lookUpOwn(specifier: string, folder: string) {
  if (specifier.startsWith('.') && /\.tsx?$/.test(specifier)) return join(folder, specifier);
  throw Object.assign(new Error(`${specifier} is not read.`), { code: 'MODULE_NOT_FOUND' });
}

/** Components of a module, without those that it only passes on. */
function componentsOf(code: string, file: string, importer: ReturnType<typeof makeFsImporter>) {
  try {
    const handlers = [...defaultHandlers, definedInFile];
    return parse(code, { resolver, handlers, importer, filename: file }).flatMap((info) => {
      const { definedInFile: home, ...words } = { definedInFile: '', ...info };
      return home === file ? [words] : [];
    });
  } catch (error) {
    const isEmpty =
      error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION;
    if (isEmpty) return [];
    throw error;
  }
}

/**
 * Writes into each module of components what tables of props read: what Storybook's own plugin writes, by the
 * same library. That one parses every module, and packages too, where there are no types to find; and it
 * parses an import again for each module that has it.
 */
export function docgenPlugin() {
  let importer = makeFsImporter(lookUpOwn);
  return {
    name: 'docgen',
    enforce: 'pre',
    watchChange() {
      // Keeps what it parsed.
      importer = makeFsImporter(lookUpOwn);
    },
    transform: {
      filter: { id: COMPONENT_FILE },
      handler(code: string, id: string) {
        const written = componentsOf(code, id, importer).map(
          (info) => `;${info.displayName}.__docgenInfo=${JSON.stringify(info)}`,
        );
        // Behind the module's last line, so that lines stay where they were.
        return written.length > 0 ? { code: `${code}\n${written.join('\n')}`, map: null } : null;
      },
    },
  } satisfies Plugin;
}
