/*
 * Finds which stylesheet rules a captured story is drawn with, from the classes in its document: in the
 * workbench each class has the names of its file and of its rule, and a hash of the file's path.
 */
import { generateIdentifier } from '@vanilla-extract/css';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import glob from 'fast-glob';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run.mjs';

const END = '__';
/** The name of the repository's package, which is part of a file's hash. */
const { name: PACKAGE } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/**
 * How vanilla-extract names classes in the workbench: by file, rule and variant, then by a hash, as in
 * 'Button_surface_variant_primary__sr6qhl1'. It passes the names of rules to no function of ours.
 */
export const CLASS_NAMES = /** @type {const} */ ('debug');

/**
 * Turns 'packages/ui/src/components/Button/Button.css.ts' into 'ui-components-Button-Button'.
 *
 * @param {string} file - From the repository's root.
 */
export const stylesheetName = (file) =>
  file
    .replace(/^(?:packages\/|\.)/, '')
    .replace('/src/', '/')
    .replace(/\.css\.ts$/, '')
    .replaceAll(/[\W_]+/g, '-');

/**
 * Whether a recorded name is not a rule but a condition that a screenshot is taken under. @param {string}
 * name
 */
export const isCondition = (name) => name.startsWith('@');

/** The stylesheet of a rule. @param {string} rule */
export const stylesheetOf = (rule) => rule.slice(0, rule.indexOf(END));

/**
 * The hash that vanilla-extract computes from a file's path; in a class, a number of one or two digits
 * follows it.
 *
 * @param {string} file
 */
export function hashOf(file) {
  setFileScope(file, PACKAGE);
  try {
    return generateIdentifier({ debugFileName: false }).replace(/^_/, '').slice(0, -1);
  } finally {
    endFileScope();
  }
}

/** @param {Iterable<string>} names */
export const uniqueNames = (names) => [...new Set(names)].toSorted((a, b) => (a < b ? -1 : 1));

/** @type {Map<string, string> | undefined} */
let byHash;

/** All stylesheets by their hash. */
function stylesheets() {
  byHash ??= new Map(
    glob
      .sync(['packages/*/src/**/*.css.ts', '.storybook/**/*.css.ts'], { cwd: ROOT, dot: true })
      .map((file) => [hashOf(file), file]),
  );
  return byHash;
}

/** @param {string} hash @returns {string | undefined} */
const fileOfHash = (hash) =>
  stylesheets().get(hash.slice(0, -1)) ?? stylesheets().get(hash.slice(0, -2));

/**
 * The distinct names of rules. A rule without a name of its own only has that of its stylesheet, and rules
 * created by the same helper share a name.
 *
 * @param {Iterable<string>} classes
 */
export function rulesOf(classes) {
  return uniqueNames(
    [...classes].flatMap((name) => {
      const [, words = '', hash = ''] = /^(.+)__([\da-z]+)$/.exec(name) ?? [];
      const file = fileOfHash(hash);
      if (file === undefined) return [];
      const prefix = file
        .replace(/^.*\//, '')
        .replace(/\.css\.ts$/, '')
        .replaceAll('.', '_');
      if (!words.startsWith(prefix)) return [];
      return `${stylesheetName(file)}${END}${words.slice(prefix.length + 1)}`;
    }),
  );
}
