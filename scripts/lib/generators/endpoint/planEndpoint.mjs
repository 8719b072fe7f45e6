import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { callFile, callModule, clientTest, hookFile, schemaFile } from './clientTemplates.mjs';
import { editsFor } from './edits.mjs';
import { handlerFile, handlerModule, handlerTest } from './serverTemplates.mjs';

/**
 * The text of every file that an endpoint needs, new and changed, by path.
 *
 * @param {string} root - The repository's root.
 * @param {import('./names.mjs').Endpoint} endpoint
 * @returns {import('../plan.mjs').Plan}
 * @throws Error in a sentence for the terminal.
 */
export function planEndpoint(root, endpoint) {
  const exists = (/** @type {string} */ path) => existsSync(join(root, path));
  const { resource, kind, operation, hook } = endpoint;
  const module = callModule(endpoint, exists);
  const handler = handlerModule(endpoint, exists);
  const folder = `packages/api-client/src/${resource}`;
  const schema = `${folder}/${resource}.schema.ts`;
  const created = {
    [module]: callFile(endpoint),
    [`${folder}/${operation}.test.ts`]: clientTest(endpoint),
    [handler]: handlerFile(endpoint),
    [`mocks/handlers/${operation}.test.ts`]: handlerTest(endpoint),
    // An existing schema also serves the new call.
    ...(kind !== 'deletion' && !exists(schema) && { [schema]: schemaFile(endpoint) }),
    ...(hook && { [`${folder}/${hook}.ts`]: hookFile(endpoint, hook, module) }),
  };
  for (const path of Object.keys(created)) {
    if (exists(path)) throw new Error(`${path} already exists.`);
  }
  const changed = Object.fromEntries(
    Object.entries(editsFor(endpoint, handler, exists)).map(([path, edit]) => [
      path,
      edit(path, readFileSync(join(root, path), 'utf8')),
    ]),
  );
  parse(changed['packages/api-client/openapi.yaml'] ?? '');
  return { created, changed };
}
