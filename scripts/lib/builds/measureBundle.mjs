import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { outputOf } from '../outputOf.mjs';
import { ROOT } from '../run.mjs';

const ENTRY = 'virtual:measured';
/** Packages that a host application already has. */
const REACT = [/^react($|\/)/, /^react-dom($|\/)/, /^react\/jsx-runtime$/];

/** @param {string | Uint8Array} text */
const gzipped = (text) => gzipSync(text, { level: 9 }).length;

/**
 * How much an application's build grows when it imports `names` from the built package: minified and
 * compressed bytes of script and of styles, and the component folders that are included. React is excluded,
 * and so are React Aria's strings in languages that the application does not use; fonts are separate files
 * that a browser fetches when needed, so they do not count.
 *
 * @param {readonly string[] | '*'} names
 */
export async function measureBundle(names) {
  const exported = names === '*' ? '*' : `{ ${names.join(', ')} }`;
  const importLine = `import '@lectern/ui/styles'; export ${exported} from '@lectern/ui';`;
  /** @type {Set<string>} */
  const folders = new Set();
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    // Not the sources: the files that an installed package provides.
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: ENTRY,
        external: REACT,
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
    plugins: [
      { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
      {
        name: 'measured-entry',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
        load: (id) => (id === `\0${ENTRY}` ? importLine : undefined),
        generateBundle(_options, bundle) {
          for (const chunk of Object.values(bundle)) {
            if (chunk.type === 'asset') continue;
            for (const [id, module] of Object.entries(chunk.modules)) {
              const folder = /packages\/ui\/dist\/components\/([^/]+)\//.exec(id)?.[1];
              if (folder && module.renderedLength > 0) folders.add(folder);
            }
          }
        },
      },
    ],
  });
  const files = outputOf(result);
  const script = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  const styles = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [file.source] : [],
  );
  return {
    script: script.reduce((sum, text) => sum + gzipped(text), 0),
    styles: styles.reduce((sum, text) => sum + gzipped(text), 0),
    folders: [...folders].sort((a, b) => a.localeCompare(b)),
  };
}
