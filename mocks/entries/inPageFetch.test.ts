// @vitest-environment node
import { Dexie } from 'dexie';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { createInPageFetch } from './inPageFetch.ts';
import { createGate } from '../testing/gate.ts';

const BASE = 'http://localhost/api';

describe('the in-page fetch', () => {
  it("returns the handler's response with headers and body intact", async () => {
    const fetch = createInPageFetch([
      http.post('*/api/echo', async ({ request }) =>
        HttpResponse.json({
          body: await request.json(),
          token: request.headers.get('Authorization'),
        }),
      ),
    ]);
    const response = await fetch(`${BASE}/echo`, {
      method: 'POST',
      body: '{"a":1}',
      headers: { Authorization: 'Bearer at_1' },
    });
    expect(await response.json()).toEqual({ body: { a: 1 }, token: 'Bearer at_1' });
  });

  it('passes a request without a handler to the real fetch, including its body', async () => {
    const real = vi.fn<typeof fetch>(async (request) => {
      return new Response(request instanceof Request ? await request.text() : 'no request');
    });
    const inPage = createInPageFetch([http.get('*/api/a', () => HttpResponse.json(1))], real);
    const response = await inPage(`${BASE}/b`, { method: 'POST', body: 'kept' });
    expect(await response.text()).toBe('kept');
    expect(real).toHaveBeenCalledOnce();
  });

  it('skips handlers of other methods and paths, because each would read cookies and compile its path', async () => {
    const video = http.get('*/api/videos/:id', ({ params }) => HttpResponse.json(params['id']));
    const others = [
      http.post('*/api/videos/:id', () => HttpResponse.json('method')),
      http.get('*/api/videos', () => HttpResponse.json('list')),
      http.get('*/api/scripts/:id', () => HttpResponse.json('script')),
      http.get('*/api/videos/:id/segments', () => HttpResponse.json('segments')),
    ];
    const runs = others.map((other) => vi.spyOn(other, 'run'));
    const inPage = createInPageFetch([...others, video]);
    for (const path of ['/videos/vid_1', '/videos/vid_1/?part=1', '/Videos/vid_1']) {
      expect(await (await inPage(BASE + path)).json()).toBe('vid_1');
    }
    expect(runs.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0, 0]);
  });

  it.each([
    ...['http://localhost/api/a/b', '*/api/a/b', '*/api/:name/b', '*/api/a/b/:more?', '*'],
    ...['*/api/*', '*/api/*/b', '*/api/a/b*', 'http://localhost/*'],
  ])('finds the handler for %s', async (path) => {
    const inPage = createInPageFetch([http.get(path, () => HttpResponse.json(path))]);
    expect(await (await inPage(`${BASE}/a/b`)).json()).toBe(path);
  });

  it('rejects at once when the call is aborted, even while the handler is working', async () => {
    const gate = createGate();
    const fetch = createInPageFetch([
      http.get('*/api/slow', async () => {
        await gate.pass();
        return HttpResponse.json(1);
      }),
    ]);
    const controller = new AbortController();
    const call = fetch(`${BASE}/slow`, { signal: controller.signal });
    await gate.reached;
    controller.abort();
    await expect(call).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    gate.open();
  });

  it('runs no handler if the signal has already fired', async () => {
    const handler = vi.fn(() => HttpResponse.json(1));
    const fetch = createInPageFetch([http.get('*/api/a', handler)]);
    await expect(fetch(`${BASE}/a`, { signal: AbortSignal.abort() })).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    );
    expect(handler).not.toHaveBeenCalled();
  });

  it('rejects a network error as fetch does', async () => {
    const fetch = createInPageFetch([http.get('*/api/a', () => HttpResponse.error())]);
    await expect(fetch(`${BASE}/a`)).rejects.toThrow(TypeError);
  });

  it('answers with 500 and JSON when a handler throws, and logs the name of the fault', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const cause = new Dexie.DatabaseClosedError('by another tab');
    const fetch = createInPageFetch([
      http.get('*/api/a', () => {
        throw cause;
      }),
    ]);
    const response = await fetch(`${BASE}/a`);
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ detail: 'The embedded backend failed.' });
    expect(log.mock.calls).toEqual([[expect.stringContaining('DatabaseClosedError'), cause]]);
    log.mockRestore();
  });
});
