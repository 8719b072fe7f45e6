import { describe, expect, it, vi } from 'vitest';
import { createRequestScopes } from './requestScopes.ts';

/** A request that gets its response when the test says so and rejects when it is cancelled. */
function createRequest() {
  const sent: { signal: AbortSignal; answer: (value: string) => void }[] = [];
  const send = (signal: AbortSignal) =>
    new Promise<string>((answer, reject) => {
      sent.push({ signal, answer });
      signal.addEventListener('abort', () => reject(new Error('Cancelled')));
    });
  return { sent, send };
}

describe('restart', () => {
  it('cancels the pending request and sends it again for the same caller', async () => {
    const scopes = createRequestScopes();
    const { sent, send } = createRequest();
    const result = scopes.run('videos', send);
    const restarted = scopes.restart('videos');
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    sent[1]?.answer('late');
    await expect(result).resolves.toBe('late');
    await expect(restarted).resolves.toEqual(['late']);
  });

  it('returns null if nothing is pending under the name', async () => {
    const scopes = createRequestScopes();
    const { sent, send } = createRequest();
    expect(scopes.restart('videos')).toBeNull();
    const result = scopes.run('videos', send);
    expect(scopes.restart('scripts')).toBeNull();
    sent[0]?.answer('done');
    await result;
    expect(scopes.restart('videos')).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('leaves a failure to those who wait for the request', async () => {
    const scopes = createRequestScopes();
    const sent: AbortSignal[] = [];
    const result = scopes.run('videos', (signal) => {
      sent.push(signal);
      if (sent.length > 1) return Promise.reject(new Error('Down'));
      return new Promise((_answer, reject) =>
        signal.addEventListener('abort', () => reject(new Error('Cancelled'))),
      );
    });
    const restarted = scopes.restart('videos');
    await expect(result).rejects.toThrow('Down');
    await expect(restarted).resolves.toBeUndefined();
  });
});

describe('hold', () => {
  it('cancels the request on the last release and does not send it again', async () => {
    const scopes = createRequestScopes();
    const { sent, send } = createRequest();
    const leave = scopes.hold('videos');
    const result = scopes.run('videos', send);
    leave();
    await expect(result).rejects.toThrow('Cancelled');
    expect(sent).toHaveLength(1);
  });
});
