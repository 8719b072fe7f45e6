/*
 * Writes everything that an endpoint of the contract needs, by the recipe in
 * docs/adding-an-endpoint.md:
 *
 *   npm run new:endpoint -- GET /projects/{id}/comments comments.list
 *
 * Nothing is written unless all of it can be. What only a person knows says 'TODO' in the files and
 * fails in the tests.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';
import {
  callFile,
  callModule,
  clientTest,
  hookFile,
  schemaFile,
} from './lib/endpoint/clientTemplates.mjs';
import { editsFor } from './lib/endpoint/edits.mjs';
import { readEndpoint } from './lib/endpoint/names.mjs';
import { handlerFile, handlerModule, handlerTest } from './lib/endpoint/serverTemplates.mjs';
import { ROOT } from './lib/run.mjs';

/** The new files by path; a schema that is there already serves the new call too. */
function newFiles(endpoint, module, handler, exists) {
  const { resource, kind, operation, hook } = endpoint;
  const folder = `packages/api-client/src/${resource}`;
  const schema = `${folder}/${resource}.schema.ts`;
  const files = {
    [module]: callFile(endpoint),
    [`${folder}/${operation}.test.ts`]: clientTest(endpoint),
    [handler]: handlerFile(endpoint),
    [`mocks/handlers/${operation}.test.ts`]: handlerTest(endpoint),
  };
  if (kind !== 'deletion' && !exists(schema)) files[schema] = schemaFile(endpoint);
  if (hook) files[`${folder}/${hook}.ts`] = hookFile(endpoint, module);
  return files;
}

/** The text of every file, new and changed, by path. @throws Error in a sentence. */
async function plan(root, endpoint) {
  const exists = (path) => existsSync(join(root, path));
  const module = callModule(endpoint, exists);
  const handler = handlerModule(endpoint, exists);
  const created = newFiles(endpoint, module, handler, exists);
  for (const path of Object.keys(created)) {
    if (exists(path)) throw new Error(`${path} is there already.`);
  }
  const changed = Object.fromEntries(
    Object.entries(editsFor(endpoint, handler, exists)).map(([path, edit]) => {
      const file = join(root, path);
      return [path, edit(path, readFileSync(file, 'utf8'))];
    }),
  );
  const style = (await resolveConfig(join(ROOT, 'package.json'))) ?? {};
  const formatted = async ([path, text]) => [
    path,
    path.endsWith('.yaml') ? text : await format(text, { ...style, filepath: path }),
  ];
  const texts = await Promise.all(Object.entries({ ...created, ...changed }).map(formatted));
  parse(changed['packages/api-client/openapi.yaml']);
  return { texts, created: Object.keys(created), changed: Object.keys(changed) };
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { root: { type: 'string' } },
  });
  const root = resolve(values.root ?? ROOT);
  const endpoint = readEndpoint(positionals);
  const { texts, created, changed } = await plan(root, endpoint);
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  console.log(`Written:\n${created.map((path) => `  ${path}`).join('\n')}`);
  console.log(`Extended:\n${changed.map((path) => `  ${path}`).join('\n')}`);
  console.log("\nNow look for 'TODO', and let the tests lead: docs/adding-an-endpoint.md.");
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.error('Usage: npm run new:endpoint -- GET /projects/{id}/comments comments.list');
  process.exitCode = 1;
}
