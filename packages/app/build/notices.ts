import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Where a build keeps the licences of what is in it. */
const NOTICES_FILE = 'third-party-notices.txt';

interface PackageFacts {
  name: string;
  version: string;
  license: string;
  repository: string | undefined;
}

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i;
const RULE = '─'.repeat(80);

/** The folder of the package that a module belongs to, or null for our own. */
function packageFolder(id: string): string | null {
  const path = id
    .replaceAll('\\', '/')
    .replace(/^\0/, '')
    .replace(/[?#].*$/, '');
  const match = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path);
  return match?.[1] ?? null;
}

function readFacts(folder: string): PackageFacts {
  const facts: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const read = (key: string) => {
    const value: unknown = facts instanceof Object ? Reflect.get(facts, key) : undefined;
    return typeof value === 'string' ? value : undefined;
  };
  const repository: unknown =
    facts instanceof Object ? Reflect.get(facts, 'repository') : undefined;
  const url: unknown =
    repository instanceof Object ? Reflect.get(repository, 'url') : read('repository');
  return {
    name: read('name') ?? folder,
    version: read('version') ?? '',
    license: read('license') ?? 'see below',
    repository: typeof url === 'string' ? url : undefined,
  };
}

/** One package's entry: its name, licence and source, then the texts it asks to be passed on. */
function notice(folder: string): string {
  const { name, version, license, repository } = readFacts(folder);
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file) && !/\.[cm]?[jt]s$/.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const head = [`${name} ${version}`, `Licence: ${license}`];
  if (repository !== undefined) head.push(`Source: ${repository}`);
  return [RULE, head.join('\n'), ...texts].join('\n\n');
}

/**
 * Writes the licences of all packages that are in a build, its workers' too, beside the build:
 * most of them ask that their notice goes with every copy, and minifying drops comments. The
 * `preface` says what packages themselves do not (a file compiled into one of them, say).
 *
 * `main` goes into the build's plugins, `worker` into its workers'.
 */
export function notices(preface: string): { main: () => Plugin; worker: () => Plugin } {
  const folders = new Set<string>();
  let root = '';
  const collect = (ids: Iterable<string>) => {
    for (const id of ids) {
      const folder = packageFolder(id);
      if (folder === null) continue;
      // Names of assets are relative to the build's root.
      const path = resolve(root, folder);
      if (existsSync(join(path, 'package.json'))) folders.add(path);
    }
  };
  const plugin = (name: string, finish: (emit: (text: string) => void) => void): Plugin => ({
    name,
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    load(id) {
      // Fonts and binaries leave no module behind in a chunk.
      if (/\.(?:css|woff2?|wasm)(?:\?|$)/.test(id)) collect([id]);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          collect(output.type === 'chunk' ? output.moduleIds : output.originalFileNames);
        }
        finish((source) => this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source }));
      },
    },
  });
  return {
    worker: () => plugin('lectern:worker-notices', () => {}),
    main: () =>
      plugin('lectern:notices', (emit) => {
        emit(`${[preface.trim(), ...[...folders].sort().map(notice)].join('\n\n')}\n`);
      }),
  };
}
