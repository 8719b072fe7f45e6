// @vitest-environment node
import { readFileSync } from 'node:fs';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { openNodeBackend } from '../node.ts';
import { OPERATION_IDS, OPERATIONS } from '../operations.ts';
import { field } from '../testing/testClient.ts';

const contract: unknown = parse(
  readFileSync(new URL('../../packages/api-client/openapi.yaml', import.meta.url), 'utf8'),
);
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** The contract's operations, as in `OPERATIONS`. */
function contractOperations(): Record<string, [string, string]> {
  const found: Record<string, [string, string]> = {};
  for (const [path, item] of Object.entries(field(contract, 'paths') as object)) {
    for (const [method, operation] of Object.entries(item as object)) {
      if (!METHODS.includes(method)) continue;
      found[String(field(operation, 'operationId'))] = [method, path];
    }
  }
  return found;
}

describe('the handlers', () => {
  it('match the operations of the contract one to one', () => {
    expect(contractOperations()).toEqual(OPERATIONS);
    expect(OPERATION_IDS).toHaveLength(27);
  });

  it.each(OPERATION_IDS)('answer %s in every way', async (id) => {
    const { endpoints, context } = await openNodeBackend({ scenario: 'new-account' });
    const [method, template] = OPERATIONS[id];
    const path = template.replaceAll(/\{\w+\}/g, 'some_id');
    const ask = async (handler: (typeof endpoints)[typeof id]['ok']) =>
      getResponse(
        [handler],
        new Request(`http://localhost/api${path}`, { method: method.toUpperCase() }),
      );
    const mock = endpoints[id];

    // Without a token and a body the server refuses; it never fails.
    const refused = await ask(mock.ok);
    expect([400, 401, 422]).toContain(refused?.status);
    const empty = await ask(mock.empty);
    expect(empty?.ok).toBe(true);
    expect((await ask(mock.failing(503)))?.status).toBe(503);
    expect((await ask(mock.offline))?.type).toBe('error');
    const malformed = await ask(mock.malformed);
    await expect(malformed?.json()).rejects.toThrow(SyntaxError);
    const given = await ask(mock.answering({ a: 1 }, 202));
    expect([given?.status, await given?.json()]).toEqual([202, { a: 1 }]);
    await context.close();
  });

  it('never answer where they are pending', async () => {
    const { endpoints, context } = await openNodeBackend({ scenario: 'new-account' });
    const answer = getResponse(
      [endpoints.listVoices.pending],
      new Request('http://localhost/api/voices/list'),
    );
    const later = new Promise((resolve) => setImmediate(resolve, 'later'));
    expect(await Promise.race([answer, later])).toBe('later');
    await context.close();
  });

  it('take a concrete path before a templated one', () => {
    const paths = OPERATION_IDS.map((id) => OPERATIONS[id][1]);
    expect(paths.indexOf('/scripts/scripts')).toBeLessThan(paths.indexOf('/scripts/{id}'));
    expect(paths.indexOf('/scripts/generate')).toBeLessThan(paths.indexOf('/scripts/{id}'));
  });
});
