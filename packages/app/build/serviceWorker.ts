import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { routePatterns } from '../src/paths.ts';

const SOURCE = fileURLToPath(new URL('serviceWorker.js', import.meta.url));

/**
 * Files that the app opens with. Films and fonts for other writing systems are stored when first requested.
 */
const SHELL = /\.(?:html|js|css|woff2|svg|webmanifest)$/;
/** Fonts of films in other writing systems: ten megabytes, stored when a film first needs them. */
const FILM_FACES = /\/noto-sans-[^/]*$/;

/** Files stored after the shell: speech, which every film needs, voice samples, and library images. */
const REST = /\.(?:wasm|mp3|jpg)$/;

/** Address patterns of the app's pages: a navigation may also be to media, a download or an API call. */
const PAGES = Object.values(routePatterns).map((pattern) =>
  pattern
    .replace(/\/\*$/, '(?:/.*)?')
    .replace(/\/:\w+\?/, '(?:/[^/]*)?')
    .replace(/:\w+/, '[^/]+'),
);

const integrityOf = (source: Buffer) =>
  `sha256-${createHash('sha256').update(source).digest('base64')}`;

/** Bundles the worker and the parts of Workbox that it uses into one script. */
async function bundle(licences: Plugin): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [licences],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: SOURCE, formats: ['iife'], name: 'serviceWorker' },
    },
  });
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  return outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : [])).join('');
}

/**
 * Writes `sw.js`, the worker that opens the app without a network, with the names of the build's files.
 *
 * @param licences - Collects the packages in the worker.
 */
export function serviceWorker(licences: Plugin): Plugin {
  let publicDir = '';
  let code = '';
  return {
    name: 'lectern:service-worker',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    async buildStart() {
      code = await bundle(licences);
    },
    generateBundle: {
      order: 'post',
      handler(_options, files) {
        const own = readdirSync(publicDir).map((name) => ({
          fileName: name,
          source: readFileSync(join(publicDir, name)),
        }));
        const built = Object.values(files).map((file) => ({
          fileName: file.fileName,
          source: file.type === 'chunk' ? file.code : file.source,
        }));
        const all = [...built, ...own]
          .map(({ fileName, source }) => ({ path: `/${fileName}`, source: Buffer.from(source) }))
          .sort((a, b) => (a.path < b.path ? -1 : 1));
        const hash = createHash('sha256').update(code);
        for (const { path, source } of all) hash.update(path).update(source);
        const isShell = ({ path }: { path: string }) => SHELL.test(path) && !FILM_FACES.test(path);
        const later = all
          .filter((file) => file.path.startsWith('/assets/') && !isShell(file))
          .map(({ path }) => path);
        const facts = {
          version: hash.digest('hex').slice(0, 16),
          pages: `^(?:${PAGES.join('|')})/?$`,
          shell: all.filter(isShell).map(({ path, source }) => {
            const isHashed = path.startsWith('/assets/');
            return [path, source.length, isHashed ? null : integrityOf(source)];
          }),
          later,
          rest: later.filter((path) => REST.test(path)),
        };
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: code.replace('self.builtFiles', () => JSON.stringify(facts)),
        });
      },
    },
  };
}
