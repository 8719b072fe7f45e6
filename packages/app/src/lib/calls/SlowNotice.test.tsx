// @vitest-environment jsdom
import { ApiProvider, createApiClient, createMemoryStorage } from '@lectern/api-client';
import { act, cleanup, fireEvent, render as renderPlain, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReactNode } from 'react';
import { SlowNotice } from './SlowNotice.tsx';

const client = createApiClient({
  localStorage: createMemoryStorage(),
  sessionStorage: createMemoryStorage(),
});
const render = (ui: ReactNode) =>
  renderPlain(ui, {
    wrapper: ({ children }) => <ApiProvider client={client}>{children}</ApiProvider>,
  });
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const words = () => screen.queryByRole('status')?.textContent ?? null;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a wait', () => {
  test('is silent for five seconds, then shows a message and a way out', () => {
    const onRetry = vi.fn();
    const retry = vi.spyOn(client, 'retry');
    render(<SlowNotice onRetry={onRetry} />);
    pass(4_999);
    expect(words()).toBeNull();
    pass(1);
    expect(words()).toContain('This is taking longer than usual.');
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    // The call may be waiting for tokens.
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test('says so if it continues after a retry, and keeps its button', () => {
    render(<SlowNotice onRetry={() => undefined}>The voices take long.</SlowNotice>);
    pass(5_000);
    expect(words()).toContain('The voices take long.');
    const button = screen.getByRole('button', { name: 'Try Again' });
    fireEvent.click(button);
    expect(words()).toContain('Asked again. There is no answer yet.');
    expect(screen.getByRole('button', { name: 'Try Again' })).toBe(button);
  });

  test('removes its message when it ends, and the next wait starts silent', () => {
    const { rerender } = render(<SlowNotice isWaiting onRetry={() => undefined} />);
    pass(5_000);
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(words()).not.toBeNull();
    rerender(<SlowNotice isWaiting={false} onRetry={() => undefined} />);
    expect(words()).toBeNull();
    rerender(<SlowNotice isWaiting onRetry={() => undefined} />);
    pass(4_999);
    expect(words()).toBeNull();
    pass(1);
    expect(words()).toContain('This is taking longer than usual.');
  });
});
