import { describe, expect, it } from 'vitest';
import { createFakeServer, createTestClient, json, odd, takeContractFaults } from './fakeServer.ts';

const TOKEN = { Authorization: 'Bearer access-1' };

describe('a server of a test', () => {
  it('keeps nothing against requests and answers of the contract', async () => {
    const server = createFakeServer(() => json([]));
    await server.fetch('/api/voices/list', { headers: TOKEN });
    expect(await takeContractFaults()).toEqual([]);
  });

  it('keeps each request outside the contract, whatever the client makes of its answer', async () => {
    const server = createFakeServer(() => Promise.reject(new TypeError('Failed to fetch')));
    const call = server.fetch('/api/projects?size=4', { headers: TOKEN });
    await expect(call).rejects.toThrow(TypeError);
    expect(await takeContractFaults()).toEqual(['GET /projects: query / must not have size']);
  });

  it('keeps a request without the token that is stored', async () => {
    const server = createFakeServer(() => json([]));
    createTestClient(server);
    await server.fetch('/api/voices/list');
    expect(await takeContractFaults()).toEqual(['GET /voices/list: Authorization must be sent']);
  });

  it('takes a request without a token where none is stored', async () => {
    const server = createFakeServer(() => json([]));
    createTestClient(server, {});
    await server.fetch('/api/voices/list');
    expect(await takeContractFaults()).toEqual([]);
  });

  it('keeps an answer of success outside the contract, unless it is odd on purpose', async () => {
    const server = createFakeServer(() => json({ items: 7 }));
    await server.fetch('/api/projects', { headers: TOKEN });
    expect(await takeContractFaults()).toEqual(['GET /projects 200: /items must be array']);
    server.answer = () => odd(json({ items: 7 }));
    await server.fetch('/api/projects', { headers: TOKEN });
    expect(await takeContractFaults()).toEqual([]);
  });

  it('waits for no answer that never comes', async () => {
    const server = createFakeServer(() => new Promise<Response>(() => undefined));
    void server.fetch('/api/voices/list', { headers: TOKEN });
    expect(await takeContractFaults()).toEqual([]);
  });

  it.fails('fails the test that made a request outside the contract', async () => {
    const server = createFakeServer(() => json({ items: [] }));
    const response = await server.fetch('/api/projects?size=4', { headers: TOKEN });
    expect(response.status).toBe(200);
  });

  it.fails('fails the test whose answer is outside the contract', async () => {
    const server = createFakeServer(() => json({ items: 7 }));
    const response = await server.fetch('/api/projects', { headers: TOKEN });
    expect(response.status).toBe(200);
  });
});
