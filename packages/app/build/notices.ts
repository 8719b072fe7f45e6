import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The file in which a build keeps the licences of its contents. */
const NOTICES_FILE = 'third-party-notices.txt';

interface PackageFacts {
  name: string;
  version: string;
  license: string;
  repository: string | undefined;
}

const TEXTS = fileURLToPath(new URL('licences/', import.meta.url));

/** Licence texts of code that was compiled into a package, which the package omits. */
const FURTHER_TEXTS: Readonly<Record<string, string>> = {
  '@mediabunny/aac-encoder': 'LGPL-2.1.txt',
  'cmu-pronouncing-dictionary': 'CMUdict.txt',
};

/** Copyright holders of packages that name the MIT licence without its text. */
const MIT_HOLDERS: Readonly<Record<string, string>> = {
  '@open-draft/deferred-promise': 'Artem Zakharchenko',
  'is-node-process': 'Artem Zakharchenko',
  'onnxruntime-web': 'Microsoft Corporation',
  'strict-event-emitter': 'Artem Zakharchenko',
  'tiny-case': 'Jason Quense',
};

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i;
const RULE = '─'.repeat(80);

/** Returns the file of a module or an asset, without what bundlers add to its name. */
function fileOf(id: string): string {
  return id
    .replaceAll('\\', '/')
    .replace(/^\0/, '')
    .replace(/[?#].*$/, '');
}

/** Returns the folder of the package that a file belongs to, or null for our own. */
function packageFolder(file: string): string | null {
  const match = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file);
  return match?.[1] ?? null;
}

function licenceFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file) && !/\.[cm]?[jt]s$/.test(file))
    .sort();
}

/** Reads the licence and notice texts in a folder. */
function licenceTexts(folder: string): string[] {
  return licenceFiles(folder).map((file) => readFileSync(join(folder, file), 'utf8').trim());
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

/**
 * Returns all texts that must accompany a copy of a package.
 *
 * @throws if there are none: a build without the text would break the licence.
 */
function textsOf(folder: string, { name, license }: PackageFacts): string[] {
  const texts = licenceTexts(folder);
  const holder = MIT_HOLDERS[name];
  if (texts.length === 0 && license === 'MIT' && holder !== undefined) {
    texts.push(readFileSync(join(TEXTS, 'MIT.txt'), 'utf8').trim().replace('{holder}', holder));
  }
  if (texts.length === 0 && license === 'CC0-1.0') {
    texts.push(readFileSync(join(TEXTS, 'CC0-1.0.txt'), 'utf8').trim());
  }
  if (texts.length === 0) {
    throw new Error(`${name} (${license}) has no licence text: packages/app/build/notices.ts.`);
  }
  const further = FURTHER_TEXTS[name];
  if (further !== undefined) texts.push(readFileSync(join(TEXTS, further), 'utf8').trim());
  return texts;
}

/** Returns one package's entry: its name, licence and source, then its texts. */
function packageNotice(folder: string): string {
  const facts = readFacts(folder);
  const { name, version, license, repository } = facts;
  const head = [`${name} ${version}`, `Licence: ${license}`];
  if (repository !== undefined) head.push(`Source: ${repository}`);
  return [RULE, head.join('\n'), ...textsOf(folder, facts)].join('\n\n');
}

/** Returns the entry for third-party files in one of our folders, with their licences. */
function folderNotice(folder: string, files: readonly string[]): string {
  return [RULE, [...files].sort().join('\n'), ...licenceTexts(folder)].join('\n\n');
}

/**
 * Writes the licences of all packages in a build, including its workers, next to the build: most of them
 * require that their notice accompanies every copy, and minifying drops comments. The same applies to fonts
 * in our own folders that have licence files. The `preface` adds what the packages themselves do not state
 * (such as a file compiled into one of them).
 *
 * `main` goes into the build's plugins, `worker` into those of its workers.
 */
export function notices(preface: string): { main: () => Plugin; worker: () => Plugin } {
  const folders = new Set<string>();
  /** Fonts in our own folders, by folder. */
  const fonts = new Map<string, Set<string>>();
  let root = '';
  const collect = (ids: Iterable<string>) => {
    for (const id of ids) {
      const file = fileOf(id);
      const folder = packageFolder(file);
      // Asset names are relative to the build's root.
      if (folder === null) collectFont(resolve(root, file));
      else if (existsSync(resolve(root, folder, 'package.json')))
        folders.add(resolve(root, folder));
    }
  };
  const collectFont = (path: string) => {
    const folder = dirname(path);
    if (!path.endsWith('.woff2') || licenceFiles(folder).length === 0) return;
    const name = relative(resolve(root, '../..'), path).replaceAll('\\', '/');
    fonts.set(folder, (fonts.get(folder) ?? new Set()).add(name));
  };
  const plugin = (name: string, finish: (emit: (text: string) => void) => void): Plugin => ({
    name,
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    load(id) {
      // Fonts and binaries leave no module in a chunk.
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
        const packages = [...folders].sort().map(packageNotice);
        const ours = [...fonts].map(([folder, files]) => folderNotice(folder, [...files]));
        emit(`${[preface.trim(), ...packages, ...ours].join('\n\n')}\n`);
      }),
  };
}
