/* The client side of a new endpoint. Details that cannot be derived from its name are marked 'TODO'. */

/**
 * @typedef {import('./names.mjs').Endpoint} Endpoint
 * @typedef {(path: string) => boolean} Exists - Whether a file of the repository exists.
 */

/**
 * The path as the call writes it; ids go through `apiPath`, which encodes them.
 *
 * @param {Endpoint} endpoint
 */
function pathCode({ path, parameters }) {
  if (parameters.length === 0) return `'${path}'`;
  let code = path;
  for (const { name, argument } of parameters) code = code.replace(`{${name}}`, `\${${argument}}`);
  return `apiPath\`${code}\``;
}

/**
 * The call's file: shared with its siblings, or a separate one if the module already exists.
 *
 * @param {Endpoint} endpoint
 * @param {Exists} exists
 */
export function callModule({ resource, operation }, exists) {
  const shared = `packages/api-client/src/${resource}/${resource}.ts`;
  return exists(shared) ? `packages/api-client/src/${resource}/${operation}.ts` : shared;
}

/** @param {Endpoint} endpoint */
export function schemaFile({ one, type }) {
  return `import { readId, readRecord } from '../values/read.ts';

/** A ${one} in the form that the app uses (section TODO). */
export type ${type} = NonNullable<ReturnType<typeof normalise${type}>>;

/** Reads a ${one} from a server's record (section TODO); null if it has no id. Never throws. */
export function normalise${type}(value: unknown) {
  const id = readId(readRecord(value));
  // TODO: every field that section 3 names, with its unit.
  return id === null ? null : { id };
}
`;
}

/** @param {Endpoint} endpoint */
const argumentLines = ({ parameters }) =>
  parameters.map(({ argument }) => `  ${argument}: string;\n`).join('');

/** @param {Endpoint} endpoint */
export function callFile(endpoint) {
  const { method, path, resource, type, kind, operation, argsType, parameters } = endpoint;
  const verb = method.toUpperCase();
  const own = parameters.map(({ argument }) => argument);
  const needsPath = parameters.length > 0;
  const isList = kind === 'list';
  const isDeletion = kind === 'deletion';
  const imports = [
    `import type { ApiClient } from '../client/ApiClient.ts';`,
    isList && `import { requestPage } from '../client/requestPage.ts';`,
    !isList && !isDeletion && `import { usable } from '../transport/answer.ts';`,
    isList && `import type { Page } from '../transport/page.ts';`,
    `import type { CallOptions } from '../transport/request.ts';`,
    needsPath && `import { apiPath } from '../transport/url.ts';`,
    !isDeletion && `import { normalise${type}, type ${type} } from './${resource}.schema.ts';`,
  ].filter(Boolean);
  const paging =
    '  /** From 1. */\n  page?: number | undefined;\n  pageSize?: number | undefined;\n';
  const hasArgs = isList || own.length > 0;
  const names = isList ? [...own, 'page', 'pageSize'] : own;
  const result = isList ? `Page<${type}>` : isDeletion ? 'void' : type;
  const request = [
    `method: '${verb}'`,
    `path: ${pathCode(endpoint)}`,
    // A body is exact in the contract: an empty one is rejected until its fields are named there.
    kind === 'change' && `body: { kind: 'json', value: {} }`,
    isDeletion && `accepts: 'nothing'`,
    isDeletion ? 'read: () => undefined' : `read: (data) => usable(normalise${type}(data))`,
  ].filter(Boolean);
  const body = isList
    ? `return requestPage(client, ${pathCode(endpoint)}, { page, page_size: pageSize }, normalise${type}, options);`
    : `return client.request({ ${request.join(', ')} }, options);`;
  const fields = argumentLines(endpoint) + (isList ? paging : '');
  return `${imports.join('\n')}

${isList ? `/** ${type}s per page (section TODO). */\nexport const ${resource.toUpperCase()}_PAGE_SIZE = 20;\n\n` : ''}${
    hasArgs
      ? `/** Arguments of {@link ${operation}} (section TODO). */\nexport interface ${argsType} {\n${fields}}\n\n`
      : ''
  }/**
 * ${verb} ${path}: TODO what it does (section TODO).
 * @throws ApiError of any kind; TODO: its message, from a function of \`errors/\`.
 */
export async function ${operation}(
  client: ApiClient,
${hasArgs ? `  { ${names.join(', ')} }: ${argsType},\n` : ''}  options?: CallOptions,
): Promise<${result}> {
${kind === 'change' ? '  // TODO: the fields that section 7 names, in the arguments and in the body.\n' : ''}  ${body}
}
`;
}

/**
 * @param {Endpoint} endpoint
 * @param {string} hook - Its name.
 * @param {string} module - The call's file.
 */
export function hookFile(endpoint, hook, module) {
  const { resource, one, type, kind, operation, argsType, parameters } = endpoint;
  const from = `./${module.split('/').at(-1)}`;
  if (kind === 'list') {
    const size = `${resource.toUpperCase()}_PAGE_SIZE`;
    return `import { type PagedListState, usePagedList } from '../client/usePagedList.ts';
import type { ${type} } from './${resource}.schema.ts';
import { type ${argsType}, ${operation}, ${size} } from '${from}';

/** The result of {@link ${hook}}. */
export interface ${hook.slice(3)}State extends Omit<PagedListState<${type}>, 'items'> {
  /** Undefined until the first page has loaded. */
  ${resource}: readonly ${type}[] | undefined;
}

/** TODO: which ${resource}, in what order, page by page (section TODO). Error messages from TODO. */
export function ${hook}(params: Omit<${argsType}, 'page'>): ${hook.slice(3)}State {
  const pageSize = params.pageSize ?? ${size};
  const { items, ...list } = usePagedList({
    resource: '${resource}',
    params,
    pageSize,
    load: (client, page, options) => ${operation}(client, { ...params, page, pageSize }, options),
  });
  return { ${resource}: items, ...list };
}
`;
  }
  const own = parameters.map(({ argument }) => argument);
  const asked = own.map((argument) => `${argument}: ${argument} ?? ''`).join(', ');
  const isAbsent = own.map((argument) => `${argument} === null`).join(' || ');
  const key = ["'one'", ...own].join(', ');
  return `import { type ResourceState, useResource } from '../client/useResource.ts';
import type { ${type} } from './${resource}.schema.ts';
import { ${operation} } from '${from}';

/** TODO: which ${one} (section TODO)${own.length > 0 ? '; nothing is requested while an id is null' : ''}. */
export function ${hook}(${own.map((argument) => `${argument}: string | null`).join(', ')}): ResourceState<${type}> {
  return useResource('${resource}', ${own.length > 0 ? `${isAbsent} ? null : [${key}]` : `[${key}]`}, (client, options) =>
    ${operation}(client${own.length > 0 ? `, { ${asked} }` : ''}, options),
  );
}
`;
}

/** @param {Endpoint} endpoint */
export function clientTest({ resource, type, kind, operation, hook }) {
  const rules = [
    kind !== 'deletion' && [
      `${operation} reads every field of the specification`,
      `pass normalise${type} a complete record of section 3 and expect each field, then a record with wrong types.`,
    ],
    [
      `${operation} fails with a message that a user can act on`,
      'expect the sentence of section 8 for each status that the contract lists.',
    ],
    hook && [
      `${hook} returns what it loaded`,
      'render it with renderApiHook; expect loading, data, error and refresh.',
    ],
  ].filter((rule) => rule !== false && rule !== null);
  return `import { expect, it } from 'vitest';

// Each of these fails until a test of the rule that it names replaces it (packages/api-client/src/${resource}).
${rules.map(([rule, todo]) => `it('${rule}', () => {\n  expect.fail('TODO: ${todo}');\n});`).join('\n\n')}
`;
}
