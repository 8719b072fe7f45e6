/* The server side of a new endpoint: its mock and its entry in the contract. */

/** @typedef {import('./names.mjs').Endpoint} Endpoint */

/**
 * The handler's file: that of the resource, or a separate one if that file already exists.
 *
 * @param {Endpoint} endpoint
 * @param {import('./clientTemplates.mjs').Exists} exists
 */
export function handlerModule({ resource, operation }, exists) {
  const shared = `mocks/handlers/${resource}.ts`;
  return exists(shared) ? `mocks/handlers/${operation}.ts` : shared;
}

/** @param {Endpoint} endpoint */
export function handlerFile({ method, path, operation }) {
  return `import { requireUser, type Resolvers } from './call.ts';
import { HttpProblem } from './problem.ts';

/** Specification section TODO. */
export const ${operation}Resolvers: Resolvers<'${operation}'> = {
  async ${operation}(call) {
    await requireUser(call);
    throw new HttpProblem(
      501,
      'TODO: respond to ${method.toUpperCase()} ${path} as the specification says, from records of the signed-in user.',
    );
  },
};
`;
}

/** @param {Endpoint} endpoint */
export function handlerTest({ method, path, kind }) {
  const request = `${method.toUpperCase()} ${path}`;
  const address = path.replaceAll(/\{\w+\}/g, 'unknown');
  const rules = [
    [
      'returns the records of the user',
      'sign in, create records, and expect the response field by field.',
    ],
    kind === 'list'
      ? ['returns pages after the first', 'request page 2, and a page below 1.']
      : ['says so if an id is unknown', "expect 404 for an unknown id and for another user's."],
  ];
  return `// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { openTestClient } from '../testing/testClient.ts';

describe('${request}', () => {
  it('requires a signed-in user', async () => {
    const client = await openTestClient();
    expect((await client.call('${method.toUpperCase()}', '${address}')).status).toBe(401);
  });

  // Each of these fails until a test of the rule that it names replaces it.
${rules.map(([rule, todo]) => `  it('${rule}', () => {\n    expect.fail("TODO: ${todo}");\n  });`).join('\n\n')}
});
`;
}

/**
 * The minimal body, as `emptyBodies` lists it.
 *
 * @param {Endpoint} endpoint
 */
export function emptyBody({ one, kind }) {
  if (kind === 'list') return 'emptyPage';
  if (kind === 'deletion') return 'null';
  return `{ _id: '${one}_empty' }`;
}

/** @type {Record<string, string>} */
const PARAMETERS = { projects: 'ProjectId', scripts: 'ScriptId', videos: 'VideoId' };
/** @type {(kind: string, name: string) => string} */
const refer = (kind, name) => `{ $ref: '#/components/${kind}/${name}' }`;

/**
 * The path's parameters; empty if the path has none.
 *
 * @param {Endpoint} endpoint
 */
export function pathParameters({ parameters }) {
  if (parameters.length === 0) return '';
  const lines = parameters.map(({ name, owner }) =>
    name === 'id' && PARAMETERS[owner]
      ? `      - ${refer('parameters', PARAMETERS[owner])}`
      : `      - name: ${name}
        in: path
        required: true
        description: 'TODO: what it names.'
        schema: ${refer('schemas', 'Id')}
        example: ${name}_1`,
  );
  return `    parameters:\n${lines.join('\n')}\n`;
}

/** @param {Endpoint} endpoint */
function success({ type, kind }) {
  if (kind === 'deletion')
    return "        '204':\n          description: 'TODO: what was deleted.'\n";
  const schema =
    kind === 'list'
      ? `              schema:
                type: object
                additionalProperties: true
                required: [items]
                properties:
                  items: { type: array, items: ${refer('schemas', type)} }
                  pages: ${refer('schemas', 'Pages')}
                  total: ${refer('schemas', 'Total')}
              examples:
                todo:
                  value: { items: [], pages: 0, total: 0 }
`
      : `              schema: ${refer('schemas', type)}
              examples:
                todo:
                  value: { _id: todo }
`;
  return `        '200':
          description: 'TODO: what the response contains.'
          content:
            application/json:
${schema}`;
}

/**
 * The operation as an entry of its path.
 *
 * @param {Endpoint} endpoint
 */
export function operationYaml(endpoint) {
  const { method, resource, kind, operation, parameters } = endpoint;
  const errors = [
    kind === 'change' && ['400', 'BadRequest'],
    ['401', 'Unauthorized'],
    ['403', 'Forbidden'],
    parameters.length > 0 && ['404', 'NotFound'],
    (kind === 'change' || kind === 'list') && ['422', 'UnprocessableContent'],
    ['429', 'TooManyRequests'],
    ['500', 'ServerError'],
  ].filter((error) => error !== false);
  const query = `      parameters:
        - ${refer('parameters', 'Page')}
        - ${refer('parameters', 'PageSize')}
`;
  const body = `      requestBody:
        required: true
        content:
          application/json:
            schema: { type: object, additionalProperties: false, properties: {} }
            examples:
              todo:
                value: {}
`;
  return `    ${method}:
      operationId: ${operation}
      tags: [${resource}]
      summary: 'TODO: ${operation} in one line'
      description: |
        Section TODO. Assumed: TODO what this contract assumes where the specification is silent.
      x-assumption: true
${kind === 'list' ? query : ''}${kind === 'change' ? body : ''}      responses:
${success(endpoint)}${errors.map(([status = '', name = '']) => `        '${status}': ${refer('responses', name)}\n`).join('')}`;
}

/**
 * The record's schema in the contract.
 *
 * @param {Endpoint} endpoint
 */
export function schemaYaml({ one, type }) {
  return `    ${type}:
      description: 'TODO: section 3, ${one}.'
      type: object
      additionalProperties: true
      required: [_id]
      properties:
        _id: ${refer('schemas', 'Id')}
`;
}
