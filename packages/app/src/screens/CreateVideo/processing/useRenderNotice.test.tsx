// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RenderState } from './renderState.ts';
import { useRenderNotice } from './useRenderNotice.ts';

/** Notifications shown outside the page. */
let told: { title: string; body: string | undefined; close: () => void }[] = [];

class FakeNotification extends EventTarget {
  static permission: NotificationPermission = 'granted';
  readonly close = vi.fn();

  constructor(title: string, { body }: NotificationOptions = {}) {
    super();
    told.push({ title, body, close: this.close });
  }
}

const rendering: RenderState = { kind: 'rendering', progress: 62, message: '…', secondsLeft: 4 };
const completed: RenderState = { kind: 'completed', videoUrl: 'blob:v' };
const failed: RenderState = { kind: 'failed', reason: 'It broke', progress: 62, isEdit: false };

function follow(...states: RenderState[]) {
  const [first = rendering, ...rest] = states;
  const hook = renderHook(({ state }) => useRenderNotice(state, 'Spring launch'), {
    initialProps: { state: first },
  });
  for (const state of rest) hook.rerender({ state });
  vi.runAllTimers();
  return hook;
}

beforeEach(() => {
  told = [];
  FakeNotification.permission = 'granted';
  vi.useFakeTimers();
  vi.stubGlobal('Notification', FakeNotification);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the end of a render', () => {
  // Specification: more.6
  it.each([
    ['Your video is ready', completed],
    ['Your video could not be made', failed],
    ['Your AI edit failed', { ...failed, isEdit: true }],
  ])('is announced in a hidden tab: %s', (title, end) => {
    follow(rendering, end);
    expect(told).toMatchObject([{ title, body: 'Spring launch' }]);
    expect(document.title).toBe(`${title} · Lectern`);
  });

  it('is announced only in the page if the tab is visible', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    follow(rendering, completed);
    expect(told).toEqual([]);
  });

  it('is announced only in the title if notifications were not allowed', () => {
    FakeNotification.permission = 'default';
    follow(rendering, completed);
    expect(told).toEqual([]);
    expect(document.title).toBe('Your video is ready · Lectern');
  });

  it('is announced once, and the notification closes when the step is left', () => {
    const { rerender, unmount } = follow(rendering, completed);
    rerender({ state: { ...completed } });
    expect(told).toHaveLength(1);
    unmount();
    expect(told[0]?.close).toHaveBeenCalled();
  });
});

it('shows the progress in the title', () => {
  follow(rendering);
  expect(document.title).toMatch(/^62% · /);
});
