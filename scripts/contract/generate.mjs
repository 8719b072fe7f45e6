/*
 * Generates the contract's types, operations and enumerations from openapi.yaml:
 *
 *   npm run contract
 *
 * A separate package, because openapi-typescript needs the compiler API of TypeScript 5
 * (docs/decisions/0096-types-come-from-the-contract.md).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { parse } from 'yaml';

const SOURCE = 'packages/api-client/openapi.yaml';
const TARGET = 'packages/api-client/src/contract/contract.gen.ts';
const METHODS = ['get', 'post', 'patch', 'delete'];

/**
 * The parts of the contract that are read here.
 *
 * @typedef {{ operationId: string }} Operation
 * @typedef {{
 *   paths: Record<string, Record<string, Operation | undefined>>;
 *   components: { schemas: Record<string, { enum?: string[]; description?: string }> };
 * }} Contract
 */

/**
 * Turns `AvatarCategory` into `AVATAR_CATEGORIES`.
 *
 * @param {string} schema
 */
function constantName(schema) {
  const name = schema.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
  if (name.endsWith('Y')) return `${name.slice(0, -1)}IES`;
  return name.endsWith('S') ? `${name}ES` : `${name}S`;
}

/** @param {Contract['components']} components */
function enumerations({ schemas }) {
  return Object.entries(schemas)
    .filter(([, schema]) => schema.enum !== undefined)
    .map(([name, schema]) => {
      const constant = constantName(name);
      const values = `export const ${constant} = ${JSON.stringify(schema.enum)} as const;`;
      return `/** ${(schema.description ?? `Every ${name}.`).trim().replaceAll('\n', ' ')} */
${values}
/** One of {@link ${constant}}. */
export type ${name} = (typeof ${constant})[number];`;
    });
}

/**
 * Concrete paths come before templated ones, which would match them too.
 *
 * @param {Contract['paths']} paths
 */
function operationTable(paths) {
  const rows = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const id = item[method]?.operationId;
      return id === undefined ? [] : [{ id, method, path }];
    }),
  );
  const lines = rows
    .toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
    .map(({ id, method, path }) => `${id}: ['${method}', '${path}'],`);
  return `/** Method and path of every operation; concrete paths come before templated ones. */
export const OPERATIONS = {\n${lines.join('\n')}\n} as const;`;
}

/**
 * The generated module for a contract.
 *
 * @param {string} yaml
 */
async function generate(yaml) {
  /** @type {Contract} */
  const { paths, components } = parse(yaml);
  const types = await openapiTS(yaml, { exportType: true, immutable: true });
  return [
    '// Generated from openapi.yaml by `npm run contract`. Do not edit.',
    operationTable(paths),
    ...enumerations(components),
    astToString(types).replaceAll(/^\/\*\*[^]*?\*\/\n(?=export type)/gm, ''),
  ].join('\n\n');
}

const { values } = parseArgs({
  options: { root: { type: 'string' }, check: { type: 'boolean', default: false } },
});
const root = resolve(values.root ?? join(import.meta.dirname, '../..'));
const target = join(root, TARGET);
const style = await resolveConfig(join(import.meta.dirname, 'generate.mjs'));
const text = await format(await generate(readFileSync(join(root, SOURCE), 'utf8')), {
  ...style,
  filepath: target,
});
if (!values.check) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  console.error(`${TARGET} is out of date. Run: npm run contract`);
  process.exitCode = 1;
}
