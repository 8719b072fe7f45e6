/* A plan of files to write: either all of it is written, or nothing. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../run.mjs';

/** @typedef {{ created: Record<string, string>; changed: Record<string, string> }} Plan */

/**
 * Formats the files of a plan as the repository does, and writes them.
 *
 * @param {string} root - The repository's root.
 * @param {Plan} plan - Texts by path from there.
 */
export async function writePlan(root, { created, changed }) {
  const style = await resolveConfig(join(ROOT, 'package.json'));
  const texts = await Promise.all(
    Object.entries({ ...created, ...changed }).map(
      async ([path, text]) =>
        /** @type {const} */ ([
          path,
          // The contract's lines are longer than the formatter would make them.
          path.endsWith('.yaml') ? text : await format(text, { ...style, filepath: path }),
        ]),
    ),
  );
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const list = (/** @type {Record<string, string>} */ files) =>
    Object.keys(files)
      .map((path) => `  ${path}\n`)
      .join('');
  console.log(`Written:\n${list(created)}Extended:\n${list(changed)}`);
}
