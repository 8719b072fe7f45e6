import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('serviceWorker.js', import.meta.url));

/** What the app opens with. Speech, films and pictures are kept when they are first asked for. */
const SHELL = /\.(?:html|js|css|woff2|svg|webmanifest)$/;
/** Faces of films in other writings: ten megabytes, kept when a film first needs them. */
const FILM_FACES = /\/noto-sans-[^/]*$/;

/** Writes `sw.js`, the worker that opens the app without a network, with the names of the build's files. */
export function serviceWorker(): Plugin {
  let publicDir = '';
  return {
    name: 'lectern:service-worker',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const own = readdirSync(publicDir);
        const files = [...Object.keys(bundle), ...own].map((name) => `/${name}`).sort();
        const hash = createHash('sha256');
        for (const name of own) hash.update(readFileSync(join(publicDir, name)));
        for (const output of Object.values(bundle)) {
          hash.update(output.type === 'chunk' ? output.code : output.source);
        }
        const facts = {
          version: hash.digest('hex').slice(0, 16),
          files: files.filter((name) => name.startsWith('/assets/')),
          shell: files.filter(
            (name) => SHELL.test(name) && !FILM_FACES.test(name) && name !== '/index.html',
          ),
        };
        const code = readFileSync(SOURCE, 'utf8');
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: code.replace('/* facts */ {}', () => JSON.stringify(facts)),
        });
      },
    },
  };
}
