// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useProject, useVideoStatus } from '../index.ts';
import { deferred, settled } from '../testing/fakeServer.ts';
import { createMockServer, endpoints, type MockServer } from '../testing/mockServer.ts';
import { renderApiHook } from '../testing/renderApiHook.tsx';

interface IdProps {
  id: string | null;
}

const VIDEO: IdProps = { id: 'vid1' };
const NO_VIDEO: IdProps = { id: null };
const STATUS = '/videos/vid1/status';
const HTML = { headers: { 'Content-Type': 'text/html' } };
const { getVideoStatus, getProject } = endpoints;
const PROGRESS = { status: 'video_processing', progress: 10 } as const;
const RUNNING = getVideoStatus.answering(PROGRESS);
const DONE = getVideoStatus.answering({
  status: 'completed',
  video_url: 'https://example.com/v.mp4',
});

let visibility: DocumentVisibilityState = 'visible';
const show = async (state: DocumentVisibilityState) => {
  visibility = state;
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
};
/** Advances time and lets all responses arrive. */
const pass = async (milliseconds: number) => {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await settled();
  });
};

beforeEach(() => {
  visibility = 'visible';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const renderStatus = (server: MockServer) =>
  renderApiHook(server, ({ id }: IdProps) => useVideoStatus(id), {
    initialProps: VIDEO,
  });

describe('useVideoStatus', () => {
  // Specification: states.24, constants.11
  it('polls every 5 seconds while the tab is visible', async () => {
    const server = createMockServer(RUNNING);
    const { result } = renderStatus(server);
    await pass(0);
    expect(result.current.data).toMatchObject(PROGRESS);
    expect(server.to(STATUS)).toHaveLength(1);
    await pass(4_999);
    expect(server.to(STATUS)).toHaveLength(1);
    await pass(1);
    expect(server.to(STATUS)).toHaveLength(2);
    await pass(10_000);
    expect(server.to(STATUS).length).toBeGreaterThanOrEqual(3);
  });

  it('polls every 30 seconds while the tab is hidden, then at the previous interval', async () => {
    const server = createMockServer(RUNNING);
    renderStatus(server);
    await pass(0);
    await show('hidden');
    await pass(29_999);
    expect(server.to(STATUS)).toHaveLength(1);
    await pass(1);
    expect(server.to(STATUS)).toHaveLength(2);
    await show('visible');
    await pass(5_000);
    expect(server.to(STATUS)).toHaveLength(3);
  });

  it.each([
    ['completed', DONE],
    ['failed', getVideoStatus.answering({ status: 'failed', error: 'Out of memory.' })],
  ])('stops once the render is %s', async (status, last) => {
    const server = createMockServer(RUNNING);
    const { result } = renderStatus(server);
    await pass(0);
    server.answerBy(last);
    await pass(5_000);
    expect(result.current.data?.status).toBe(status);
    const { length } = server.to(STATUS);
    await pass(120_000);
    expect(server.to(STATUS)).toHaveLength(length);
  });

  it.each([
    ['completed without a URL', getVideoStatus.answering({ status: 'completed' })],
    ['in a state that is not known', getVideoStatus.odd({ status: 'warming_up' })],
  ])('continues while the render is %s', async (_name, status) => {
    const server = createMockServer(status);
    renderStatus(server);
    await pass(0);
    await pass(5_000);
    expect(server.to(STATUS)).toHaveLength(2);
  });

  // Specification: states.28
  it('starts again when the same render is retried', async () => {
    const server = createMockServer(getVideoStatus.answering({ status: 'failed' }));
    const { result } = renderStatus(server);
    await pass(0);
    server.answerBy(RUNNING);
    await act(() => result.current.refresh());
    const { length } = server.to(STATUS);
    await pass(5_000);
    expect(server.to(STATUS)).toHaveLength(length + 1);
  });

  it.each([
    ['no answer', getVideoStatus.offline],
    ['a 500', getVideoStatus.failing(500)],
    ['a 429', getVideoStatus.failing(429)],
    ['a 400', getVideoStatus.odd({}, { status: 400 })],
    ['a 408', getVideoStatus.odd({}, { status: 408 })],
    ['a 409', getVideoStatus.odd({}, { status: 409 })],
    ['a 422', getVideoStatus.odd({ detail: [] }, { status: 422 })],
    ['JSON that breaks off', getVideoStatus.malformed],
    ['an HTML page', getVideoStatus.odd(() => new Response('<!doctype html>', HTML))],
    ['values of wrong types', getVideoStatus.odd({ status: {}, progress: [] })],
    ['no status', getVideoStatus.odd({ progress: 20 })],
    ['a list', getVideoStatus.odd([])],
    ['no body', getVideoStatus.odd(() => new Response(null, { status: 204 }))],
  ])('keeps the last state and continues after %s', async (_name, fault) => {
    const server = createMockServer(RUNNING);
    const { result } = renderStatus(server);
    await pass(0);
    server.answerBy(fault);
    await pass(5_000);
    expect(result.current.data).toMatchObject(PROGRESS);
    expect(result.current.error).not.toBeUndefined();
    for (let poll = 0; poll < 6; poll += 1) await pass(5_000);
    expect(server.to(STATUS)).toHaveLength(8);
    server.answerBy(DONE);
    await pass(5_000);
    expect(result.current).toMatchObject({ data: { status: 'completed' }, error: undefined });
  });

  it('gives up on a poll after half a minute without a response and continues', async () => {
    const server = createMockServer(RUNNING);
    const { result } = renderStatus(server);
    await pass(0);
    server.answerBy(getVideoStatus.pending);
    await pass(5_000);
    await pass(29_999);
    expect(server.to(STATUS)).toHaveLength(2);
    expect(server.to(STATUS)[1]?.signal?.aborted).toBe(false);
    await pass(1);
    expect(server.to(STATUS)[1]?.signal?.aborted).toBe(true);
    expect(result.current).toMatchObject({ data: PROGRESS, error: { kind: 'network' } });
    server.answerBy(DONE);
    await pass(5_000);
    expect(result.current).toMatchObject({ data: { status: 'completed' }, error: undefined });
  });

  it('continues after an error in a hidden tab', async () => {
    const server = createMockServer(RUNNING);
    const { result } = renderStatus(server);
    await pass(0);
    await show('hidden');
    server.answerBy(getVideoStatus.offline);
    await pass(30_000);
    server.answerBy(DONE);
    await pass(30_000);
    expect(result.current.data?.status).toBe('completed');
  });

  it.each([403, 404, 410])('stops after a permanent refusal: a %d', async (status) => {
    const server = createMockServer(getVideoStatus.odd({ detail: 'No.' }, { status }));
    const { result } = renderStatus(server);
    await pass(0);
    expect(result.current.error?.status).toBe(status);
    await pass(60_000);
    expect(server.to(STATUS)).toHaveLength(1);
  });

  it('stops on sign-out without sending a call', async () => {
    const server = createMockServer(RUNNING);
    const { client, result } = renderStatus(server);
    await pass(0);
    act(() => client.session.end());
    await pass(60_000);
    expect(server.to(STATUS)).toHaveLength(1);
    expect(result.current.data).toBeUndefined();
  });

  it('cancels a pending poll on sign-out', async () => {
    const held = deferred<undefined>();
    const server = createMockServer(RUNNING);
    const { client, result } = renderStatus(server);
    await pass(0);
    server.answerBy(
      getVideoStatus.answering(async () => {
        await held.promise;
        return { status: 'completed' };
      }),
    );
    await pass(5_000);
    act(() => client.session.end());
    await pass(1);
    expect(server.to(STATUS)[1]?.signal?.aborted).toBe(true);
    held.resolve(undefined);
    await pass(60_000);
    expect(server.to(STATUS)).toHaveLength(2);
    expect(result.current.data).toBeUndefined();
  });

  it('stops on unmount', async () => {
    const server = createMockServer(RUNNING);
    const { unmount } = renderStatus(server);
    await pass(0);
    unmount();
    await pass(60_000);
    expect(server.to(STATUS)).toHaveLength(1);
  });

  it('sends nothing without an ID and starts once it has one', async () => {
    const server = createMockServer(RUNNING);
    const { rerender } = renderApiHook(server, ({ id }: IdProps) => useVideoStatus(id), {
      initialProps: NO_VIDEO,
    });
    await pass(10_000);
    expect(server.to(STATUS)).toHaveLength(0);
    rerender({ id: 'vid1' });
    await pass(0);
    await pass(5_000);
    expect(server.to(STATUS)).toHaveLength(2);
  });

  it('does not re-render for an equal response', async () => {
    const server = createMockServer(RUNNING);
    const { renders } = renderStatus(server);
    await pass(0);
    const { length } = renders;
    await pass(5_000);
    await pass(5_000);
    expect(server.to(STATUS)).toHaveLength(3);
    expect(renders).toHaveLength(length);
  });

  it('sends one request for two components', async () => {
    const server = createMockServer(RUNNING);
    renderApiHook(server, () => [useVideoStatus('vid1'), useVideoStatus('vid1')]);
    await pass(0);
    await pass(5_000);
    expect(server.to(STATUS)).toHaveLength(2);
  });
});

describe('useProject', () => {
  it('fetches once unless told to poll', async () => {
    const server = createMockServer(getProject.answering({ id: 'p1', status: 'video_processing' }));
    const { rerender } = renderApiHook(
      server,
      ({ isPolling }: { isPolling: boolean }) => useProject('p1', { isPolling }),
      { initialProps: { isPolling: false } },
    );
    await pass(60_000);
    expect(server.to('/projects/p1')).toHaveLength(1);
    rerender({ isPolling: true });
    await pass(5_000);
    expect(server.to('/projects/p1')).toHaveLength(2);
  });

  // Specification: states.24, states.28
  it.each(['failed', 'error', 'completed'] as const)(
    'stops once its status is %s',
    async (status) => {
      const video_url = 'https://example.com/v.mp4';
      const server = createMockServer(getProject.answering({ id: 'p1', status, video_url }));
      renderApiHook(server, () => useProject('p1', { isPolling: true }));
      await pass(0);
      await pass(60_000);
      expect(server.to('/projects/p1')).toHaveLength(1);
    },
  );
});
