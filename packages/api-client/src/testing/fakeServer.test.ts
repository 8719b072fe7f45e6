import { describe, expect, it } from 'vitest';
import { createFakeServer, createTestClient, json, odd, takeContractFaults } from './fakeServer.ts';

const TOKEN = { Authorization: 'Bearer access-1' };

describe('createFakeServer', () => {
  it('records no faults within the contract', async () => {
    const server = createFakeServer(() => json([]));
    await server.fetch('/api/voices/list', { headers: TOKEN });
    expect(await takeContractFaults()).toEqual([]);
  });

  it('records each request outside the contract, whatever the client does with the response', async () => {
    const server = createFakeServer(() => Promise.reject(new TypeError('Failed to fetch')));
    const call = server.fetch('/api/projects?size=4', { headers: TOKEN });
    await expect(call).rejects.toThrow(TypeError);
    expect(await takeContractFaults()).toEqual(['GET /projects: query / must not have size']);
  });

  it('records a request that lacks the stored token', async () => {
    const server = createFakeServer(() => json([]));
    createTestClient(server);
    await server.fetch('/api/voices/list');
    expect(await takeContractFaults()).toEqual(['GET /voices/list: Authorization must be sent']);
  });

  it('accepts a request without a token if none is stored', async () => {
    const server = createFakeServer(() => json([]));
    createTestClient(server, {});
    await server.fetch('/api/voices/list');
    expect(await takeContractFaults()).toEqual([]);
  });

  it('records a successful response outside the contract unless it is marked as odd', async () => {
    const server = createFakeServer(() => json({ items: 7 }));
    await server.fetch('/api/projects', { headers: TOKEN });
    expect(await takeContractFaults()).toEqual(['GET /projects 200: /items must be array']);
    server.answer = () => odd(json({ items: 7 }));
    await server.fetch('/api/projects', { headers: TOKEN });
    expect(await takeContractFaults()).toEqual([]);
  });

  it('does not wait for a response that never arrives', async () => {
    const server = createFakeServer(() => new Promise<Response>(() => undefined));
    void server.fetch('/api/voices/list', { headers: TOKEN });
    expect(await takeContractFaults()).toEqual([]);
  });

  it.fails('fails a test that makes a request outside the contract', async () => {
    const server = createFakeServer(() => json({ items: [] }));
    const response = await server.fetch('/api/projects?size=4', { headers: TOKEN });
    expect(response.status).toBe(200);
  });

  it.fails('fails a test whose response is outside the contract', async () => {
    const server = createFakeServer(() => json({ items: 7 }));
    const response = await server.fetch('/api/projects', { headers: TOKEN });
    expect(response.status).toBe(200);
  });
});
