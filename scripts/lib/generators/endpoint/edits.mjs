/*
 * Edits to the files that list every endpoint. Each finds its place by the surrounding text.
 */
import { callModule } from './clientTemplates.mjs';
import { emptyBody, operationYaml, pathParameters, schemaYaml } from './serverTemplates.mjs';

/**
 * @typedef {import('./names.mjs').Endpoint} Endpoint
 * @typedef {(file: string, content: string) => string} Edit
 */

const SRC = 'packages/api-client/src';

/**
 * Inserts `text` before the first match of `anchor`.
 *
 * @param {string} file
 * @param {string} content
 * @param {RegExp} anchor
 * @param {string} text
 * @throws Error if the file has no such place.
 */
function insertBefore(file, content, anchor, text) {
  const place = content.search(anchor);
  if (place < 0) throw new Error(`${file} has no place for the new lines (${anchor}).`);
  return content.slice(0, place) + text + content.slice(place);
}

/** @type {(file: string, content: string, endpoint: Endpoint) => string} */
function editContract(file, content, endpoint) {
  const { path, method, resource, type, kind, operation } = endpoint;
  if (content.includes(`operationId: ${operation}\n`)) {
    throw new Error(`${file} already has ${operation}.`);
  }
  const head = `\n  ${path}:\n`;
  const start = content.indexOf(head);
  let next = content;
  if (start < 0) {
    const block = `  ${path}:\n${pathParameters(endpoint)}${operationYaml(endpoint)}\n`;
    next = insertBefore(file, next, /^components:$/m, block);
  } else {
    const rest = content.slice(start + head.length);
    const length = rest.search(/^(?: {2}\S|\S)/m);
    const block = rest.slice(0, length).trimEnd();
    if (new RegExp(`^    ${method}:$`, 'm').test(block)) {
      throw new Error(`${file} already has ${method.toUpperCase()} ${path}.`);
    }
    const after = rest.slice(block.length);
    next = `${content.slice(0, start)}${head}${block}\n${operationYaml(endpoint).trimEnd()}${after}`;
  }
  if (!next.includes(`\n  - name: ${resource}\n`)) {
    const tag = `  - name: ${resource}\n    description: 'TODO: what these calls are about.'\n`;
    next = insertBefore(file, next, /\npaths:$/m, tag);
  }
  if (kind !== 'deletion' && !next.includes(`\n    ${type}:\n`)) {
    next = insertBefore(
      file,
      next,
      /^(?: {2}# -+ examples\n)? {2}examples:$/m,
      schemaYaml(endpoint),
    );
  }
  return next;
}

/**
 * The call's arguments, as the tests of all calls pass them.
 *
 * @param {Endpoint} endpoint
 */
function callArguments({ kind, parameters }) {
  const given = parameters.map(({ argument, sharedId }) => `${argument}: ${sharedId ?? "'x1'"}`);
  if (kind === 'list') given.push('page: 1', 'pageSize: 20');
  return given.length === 0 ? '' : `{ ${given.join(', ')} }, `;
}

/** @type {(file: string, content: string, endpoint: Endpoint) => string} */
function editOperationCalls(file, content, endpoint) {
  const { operation, parameters } = endpoint;
  const ids = [...new Set(parameters.flatMap(({ sharedId }) => sharedId ?? []))];
  const parameter = ids.length > 0 ? `{ ${ids.join(', ')} } = CALL_IDS` : '_ids';
  const call = `  ${operation}: (client, ${parameter}, options) =>
    ${operation}(client, ${callArguments(endpoint)}options),\n`;
  const imported = insertBefore(
    file,
    content,
    /^\} from '\.\.\/index\.ts';$/m,
    `  ${operation},\n`,
  );
  return insertBefore(file, imported, /^\} satisfies Record<string, OperationCall>;$/m, call);
}

/** @type {Record<string, string>} */
const SHARED_VALUES = {
  project: 'p1',
  script: 's1',
  voice: 'v1',
  avatar: 'a1',
  image: 't1',
  video: 'vid%2F1',
};

/** @type {(file: string, content: string, endpoint: Endpoint) => string} */
function editCallsTest(file, content, { method, path, kind, operation, parameters }) {
  let sent = path;
  for (const { name, sharedId } of parameters) {
    sent = sent.replace(`{${name}}`, SHARED_VALUES[sharedId ?? ''] ?? 'x1');
  }
  const query = kind === 'list' ? '?page=1&page_size=20' : '';
  const row = `  ${operation}: {
    sends: '${method.toUpperCase()} ${sent}${query}',
${kind === 'change' ? "    body: 'TODO: the body that section 7 names',\n" : ''}  },\n`;
  return insertBefore(file, content, /^\};\n\nconst names = /m, row);
}

/**
 * @param {Endpoint} endpoint
 * @param {string} module - The call's file.
 * @param {boolean} hasSchema - Whether the schema is new.
 */
function barrelLines(endpoint, module, hasSchema) {
  const { resource, type, kind, operation, argsType, hook, parameters } = endpoint;
  const from = (/** @type {string} */ path) => path.replace(`${SRC}/`, './');
  const args = kind === 'list' || parameters.length > 0 ? `type ${argsType}, ` : '';
  const hookTypes = kind === 'list' ? `type ${hook?.slice(3)}State, ` : '';
  return [
    hasSchema &&
      `export { normalise${type}, type ${type} } from './${resource}/${resource}.schema.ts';`,
    `export { ${args}${operation} } from '${from(module)}';`,
    hook && `export { ${hookTypes}${hook} } from './${resource}/${hook}.ts';`,
  ].filter((line) => line !== false && line !== null);
}

/**
 * The edits by file, each from the file's old text to its new text.
 *
 * @param {Endpoint} endpoint
 * @param {string} handler - Its file.
 * @param {import('./clientTemplates.mjs').Exists} exists
 * @returns {Record<string, Edit>}
 */
export function editsFor(endpoint, handler, exists) {
  const { resource, kind, operation } = endpoint;
  const module = callModule(endpoint, exists);
  const isNewSchema = kind !== 'deletion' && !exists(`${SRC}/${resource}/${resource}.schema.ts`);
  const handlerName = handler.split('/').at(-1);
  return {
    'packages/api-client/openapi.yaml': (file, content) => editContract(file, content, endpoint),
    [`${SRC}/index.ts`]: (_file, content) =>
      `${content.trimEnd()}\n\n${barrelLines(endpoint, module, isNewSchema).join('\n')}\n`,
    [`${SRC}/client/refreshBus.ts`]: (file, content) =>
      content.includes(`  '${resource}',\n`)
        ? content
        : insertBefore(file, content, /^\] as const;$/m, `  '${resource}',\n`),
    [`${SRC}/testing/operationCalls.ts`]: (file, content) =>
      editOperationCalls(file, content, endpoint),
    [`${SRC}/calls.test.ts`]: (file, content) => editCallsTest(file, content, endpoint),
    'mocks/handlers/createEndpoints.ts': (file, content) => {
      const imported = insertBefore(
        file,
        content,
        /^import .* from '\.\/voices\.ts';$/m,
        `import { ${operation}Resolvers } from './${handlerName}';\n`,
      );
      const spread = `  ...${operation}Resolvers,\n`;
      return insertBefore(file, imported, /^\};\n\n\/\*\* /m, spread);
    },
    'mocks/handlers/emptyBodies.ts': (file, content) =>
      insertBefore(file, content, /^\};$/m, `  ${operation}: ${emptyBody(endpoint)},\n`),
    'mocks/testing/contractClient.ts': (file, content) =>
      insertBefore(
        file,
        content,
        /^ {2}return ids;$/m,
        `  await attempt(calls.${operation}(client, ids));\n`,
      ),
  };
}
