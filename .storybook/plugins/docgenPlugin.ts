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

/** A barrel exports components from other files, which are documented there. */
const definedInFile: Handler = (documentation, definition) => {
  documentation.set('definedInFile', definition.hub.file.opts.filename);
};

/** Our own files are imported with their extension. */
function lookUpOwn(specifier: string, folder: string) {
  if (specifier.startsWith('.') && /\.tsx?$/.test(specifier)) return join(folder, specifier);
  throw Object.assign(new Error(`${specifier} is not read.`), { code: 'MODULE_NOT_FOUND' });
}

/** The components of a module, without those that it only re-exports. */
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
 * Writes into each component module the data that props tables read: the same as Storybook's own plugin,
 * from the same library. That plugin parses every module, including packages, which contain no types to
 * find; and it parses an imported file again for each module that imports it.
 */
export function docgenPlugin() {
  let importer = makeFsImporter(lookUpOwn);
  return {
    name: 'docgen',
    enforce: 'pre',
    watchChange() {
      // The importer caches what it has parsed.
      importer = makeFsImporter(lookUpOwn);
    },
    transform: {
      filter: { id: COMPONENT_FILE },
      handler(code: string, id: string) {
        const written = componentsOf(code, id, importer).map(
          (info) => `;${info.displayName}.__docgenInfo=${JSON.stringify(info)}`,
        );
        // After the module's last line, so that line numbers stay the same.
        return written.length > 0 ? { code: `${code}\n${written.join('\n')}`, map: null } : null;
      },
    },
  } satisfies Plugin;
}
