// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SentInit } from './send.ts';
import { xhrUpload } from './xhrUpload.ts';

/** The browser's side of an upload, controlled by the test. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers = new Headers();
  status = 0;
  responseText = '';
  type: string | null = 'application/json';
  opened: readonly unknown[] = [];
  body: unknown = null;
  isAborted = false;

  constructor() {
    super();
    made.push(this);
  }
  open(...opened: unknown[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getResponseHeader(name: string) {
    return name === 'Content-Type' ? this.type : null;
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
    this.end('abort');
  }
  progress(init: ProgressEventInit) {
    this.upload.dispatchEvent(new ProgressEvent('progress', init));
  }
  answers(status: number) {
    this.status = status;
    this.dispatchEvent(new Event('readystatechange'));
  }
  end(how: 'load' | 'error' | 'abort') {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }
}
const made: FakeRequest[] = [];

beforeEach(() => {
  made.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return () => vi.unstubAllGlobals();
});

/** Starts an upload and records its reported progress. */
function upload(change: Partial<SentInit> = {}) {
  const fractions: number[] = [];
  const form = new FormData();
  const headers = new Headers({ Accept: 'application/json', Authorization: 'Bearer access-1' });
  const init: SentInit = { method: 'POST', headers, body: form, ...change };
  const answer = xhrUpload('/api/x', init, (fraction) => fractions.push(fraction));
  const [request] = made;
  return { answer, fractions, form, request: request ?? new FakeRequest() };
}

describe('an upload', () => {
  it('is sent as requested, and the browser sets the content type of the form', () => {
    const { request, form } = upload();
    expect(request.opened).toEqual(['POST', '/api/x']);
    expect(request.body).toBe(form);
    expect(Object.fromEntries(request.headers)).toEqual({
      accept: 'application/json',
      authorization: 'Bearer access-1',
    });
  });

  // Specification: request-avatar.8
  it('reports the fraction sent if the browser knows the total', () => {
    const { request, fractions } = upload();
    request.progress({ lengthComputable: true, loaded: 1, total: 4 });
    request.progress({ lengthComputable: false, loaded: 2, total: 0 });
    request.progress({ lengthComputable: true, loaded: 0, total: 0 });
    request.progress({ lengthComputable: true, loaded: 5, total: 4 });
    expect(fractions).toEqual([0.25, 1]);
  });

  it('returns the response with its content type and body', async () => {
    const { answer, request } = upload();
    request.responseText = '{"detail":"Großer Otter"}';
    request.answers(422);
    request.end('load');
    const response = await answer;
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual({ detail: 'Großer Otter' });
  });

  it('accepts a response without a body or a content type', async () => {
    const { answer, request } = upload();
    request.type = null;
    request.answers(204);
    request.end('load');
    const response = await answer;
    expect(response.status).toBe(204);
    expect(response.headers.has('content-type')).toBe(false);
    expect(await response.text()).toBe('');
  });
});

describe('an upload that ends early', () => {
  it('rejects like fetch without a response or after an interrupted success', async () => {
    const lost = upload();
    lost.request.end('error');
    await expect(lost.answer).rejects.toThrow(TypeError);
    made.length = 0;
    const broken = upload();
    broken.request.answers(200);
    broken.request.end('error');
    await expect(broken.answer).rejects.toThrow(TypeError);
  });

  it.each([300, 503])(
    'is a refusal if the %d arrived, even if its body is interrupted',
    async (status) => {
      const { answer, request } = upload();
      request.answers(status);
      request.end('error');
      const response = await answer;
      expect(response.status).toBe(status);
      expect(await response.text()).toBe('');
    },
  );

  it('is cancelled by its signal, and then removes its listener', async () => {
    const controller = new AbortController();
    const removed = vi.spyOn(controller.signal, 'removeEventListener');
    const { answer, request } = upload({ signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(request.isAborted).toBe(true);
    expect(removed.mock.calls.map(([type]) => type)).toEqual(['abort']);
  });

  it('is never sent if it was already cancelled', async () => {
    const { answer } = upload({ signal: AbortSignal.abort() });
    await expect(answer).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
    expect(made.filter(({ body }) => body !== null)).toEqual([]);
  });
});
