import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../testing/fakeServer.ts';
import type { ApiRequest } from './request.ts';
import { send, type Transport, untilAborted } from './send.ts';

const CALL: ApiRequest<unknown> = { method: 'GET', path: '/x', read: (data) => data };

/** Sends a request and returns the arguments that `fetch` received. */
async function sent(request: ApiRequest<unknown>, token: string | null = null) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response('{}')));
  await send({ baseUrl: '/api', fetch }, request, { token });
  const [url, init] = fetch.mock.calls[0] ?? [];
  return { url, init, headers: new Headers(init?.headers) };
}

describe('a request', () => {
  it('accepts JSON, and also text if the response may be text', async () => {
    expect((await sent(CALL)).headers.get('accept')).toBe('application/json');
    expect((await sent({ ...CALL, accepts: 'nothing' })).headers.get('accept')).toBe(
      'application/json',
    );
    expect((await sent({ ...CALL, accepts: 'text' })).headers.get('accept')).toBe(
      'application/json, text/plain',
    );
  });

  it('stores nothing in the browser’s cache, where the next user would find it', async () => {
    expect((await sent(CALL)).init?.cache).toBe('no-store');
  });

  it('has the bearer token if there is one', async () => {
    expect((await sent(CALL, 'access-1')).headers.get('authorization')).toBe('Bearer access-1');
    expect((await sent(CALL)).headers.has('authorization')).toBe(false);
  });

  it('sets the content type of a body unless it is multipart', async () => {
    const typeOf = async (body: NonNullable<ApiRequest<unknown>['body']>) =>
      (await sent({ ...CALL, method: 'POST', body })).headers.get('content-type');
    expect(await typeOf({ kind: 'json', value: {} })).toBe('application/json');
    expect(await typeOf({ kind: 'form', value: { a: 'b' } })).toBe(
      'application/x-www-form-urlencoded',
    );
    expect(await typeOf({ kind: 'multipart', value: new FormData() })).toBeNull();
    expect((await sent(CALL)).headers.has('content-type')).toBe(false);
  });
});

describe('a form with a progress callback', () => {
  const form = (onProgress?: (fraction: number) => void): ApiRequest<unknown> => ({
    ...CALL,
    method: 'POST',
    body: { kind: 'multipart', value: new FormData(), onProgress },
  });
  const answering = () => vi.fn(() => Promise.resolve(new Response('{}')));

  it('is sent by the upload with the same headers as any other request', async () => {
    const fetch = answering();
    const upload = vi.fn<NonNullable<Transport['upload']>>((_url, _init, onProgress) => {
      onProgress(0.5);
      return Promise.resolve(new Response('{}'));
    });
    const onProgress = vi.fn();
    await send({ baseUrl: '/api', fetch, upload }, form(onProgress), { token: 'access-1' });
    expect(fetch).not.toHaveBeenCalled();
    expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.5);
    const [url, init] = upload.mock.calls[0] ?? [];
    expect(url).toBe('/api/x');
    expect(init?.headers.get('authorization')).toBe('Bearer access-1');
    expect(init?.headers.has('content-type')).toBe(false);
  });

  it('is sent by fetch if there is no callback or no upload', async () => {
    const fetch = answering();
    const upload = answering();
    await send({ baseUrl: '/api', fetch, upload }, form(), { token: null });
    await send({ baseUrl: '/api', fetch }, form(vi.fn()), { token: null });
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(upload).not.toHaveBeenCalled();
  });
});

describe('a response', () => {
  const breaksOff = (status: number) => () =>
    Promise.resolve(
      new Response(new ReadableStream({ start: (stream) => stream.error(new Error('reset')) }), {
        status,
      }),
    );

  it('of success with an interrupted body counts as missing', async () => {
    const call = send({ baseUrl: '/api', fetch: breaksOff(200) }, CALL, { token: null });
    await expect(call).rejects.toThrow(expect.objectContaining({ kind: 'network' }));
  });

  it('of refusal with an interrupted body is kept without it', async () => {
    const answer = await send({ baseUrl: '/api', fetch: breaksOff(503) }, CALL, { token: null });
    expect(answer.response.status).toBe(503);
    expect(answer.text).toBe('');
  });
});

// Specification: calls.3
it('waits as long as the server takes, because there is no timeout (section 7)', async () => {
  vi.useFakeTimers();
  try {
    const answer = deferred<Response>();
    let signal: AbortSignal | null | undefined;
    const fetch: typeof globalThis.fetch = (_url, init) => {
      signal = init?.signal;
      return answer.promise;
    };
    const hasEnded = vi.fn();
    const call = send({ baseUrl: '/api', fetch }, CALL, { token: null }).finally(hasEnded);
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(hasEnded).not.toHaveBeenCalled();
    expect(signal?.aborted ?? false).toBe(false);
    answer.resolve(new Response('{}'));
    expect((await call).text).toBe('{}');
  } finally {
    vi.useRealTimers();
  }
});

describe('untilAborted', () => {
  it('rejects at once if the signal is already aborted', async () => {
    const never = new Promise<never>(() => undefined);
    await expect(untilAborted(never, AbortSignal.abort('Gone'))).rejects.toThrow(
      expect.objectContaining({ kind: 'aborted', cause: 'Gone' }),
    );
  });

  it('leaves no listener on a signal that outlives many calls', async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    await untilAborted(Promise.resolve('done'), signal);
    await expect(untilAborted(Promise.reject(new Error('No')), signal)).rejects.toThrow('No');
    await Promise.resolve();
    expect(added).toHaveBeenCalledTimes(2);
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });

  it('does not affect others who wait for the same promise', async () => {
    const work = deferred<string>();
    const controller = new AbortController();
    const leaving = untilAborted(work.promise, controller.signal);
    const staying = untilAborted(work.promise, new AbortController().signal);
    controller.abort();
    work.resolve('done');
    await expect(leaving).rejects.toThrow(expect.objectContaining({ kind: 'aborted' }));
    await expect(staying).resolves.toBe('done');
  });
});
