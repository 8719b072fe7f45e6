/* Rules for the modules of a packed package: `modules` are their texts by path, as in the archive. */
import fastGlob from 'fast-glob';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** A file that is imported only for its effect. */
const BARE_IMPORT = /\bimport ['"](\.[^'"]+)['"]/g;
/** A package that is imported, by a module or a declaration. */
const PACKAGE_IMPORT = /\b(?:from |import ?\(?)['"]((?:@[\w.-]+\/)?[a-z][\w.-]*)[^'"]*['"]/g;

/**
 * Modules of other packages that were bundled.
 *
 * @param {ReadonlyMap<string, string>} modules
 */
export const bundledModules = (modules) =>
  [...modules.keys()].filter((path) => path.includes('node_modules/'));

/**
 * Files whose styles a bundler may drop because the package declares that they have no side effects: files
 * imported only for their effect, and modules that import a stylesheet, because a bundler that inlines
 * their class names leaves nothing but their effect.
 *
 * @param {ReadonlyMap<string, string>} modules
 * @param {ReadonlySet<string>} kept - The files that match `sideEffects`.
 */
export function droppedStyles(modules, kept) {
  const scripts = [...modules].filter(([path]) => path.endsWith('.js'));
  const needed = scripts.flatMap(([path, code]) =>
    [...code.matchAll(BARE_IMPORT)].flatMap(([, target = '']) => {
      const file = posix.join(posix.dirname(path), target);
      return target.endsWith('.css') ? [path, file] : [file];
    }),
  );
  return [...new Set(needed)].filter((file) => !kept.has(file));
}

/**
 * Packages that modules or declarations import although the package does not ask for them.
 *
 * @param {ReadonlyMap<string, string>} modules
 * @param {ReadonlySet<string>} declared - Its dependencies and peers.
 */
export function undeclaredPackages(modules, declared) {
  const imported = [...modules.values()].flatMap((code) =>
    [...code.matchAll(PACKAGE_IMPORT)].map(([, name = '']) => name),
  );
  return [...new Set(imported)].filter((name) => !declared.has(name));
}

/**
 * The faults of a package that is unpacked in `folder`, each a rule and the files or packages that break it.
 *
 * @param {string} folder
 */
export function moduleFaults(folder) {
  /** @param {string} path */
  const read = (path) => readFileSync(join(folder, path), 'utf8');
  /** @param {string[]} patterns */
  const found = (patterns) => fastGlob.sync(patterns, { cwd: folder });
  /** @type {{ sideEffects: string[] } & Record<'dependencies' | 'peerDependencies', object>} */
  const { sideEffects, dependencies, peerDependencies } = JSON.parse(read('package.json'));
  const modules = new Map(found(['dist/**/*.{js,d.ts}']).map((path) => [path, read(path)]));
  const kept = new Set(found(sideEffects.map((pattern) => pattern.replace(/^\.\//, ''))));
  const declared = new Set(Object.keys({ ...dependencies, ...peerDependencies }));
  return Object.entries({
    'Bundled from another package': bundledModules(modules),
    'A bundler may drop it (sideEffects in package.json)': droppedStyles(modules, kept),
    'Imported, but not a dependency': undeclaredPackages(modules, declared),
  }).flatMap(([rule, broken]) => (broken.length > 0 ? [`${rule}:\n${broken.join('\n')}`] : []));
}
