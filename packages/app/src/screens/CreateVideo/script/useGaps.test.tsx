// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import {
  type Backend,
  BackendContext,
  type EmbeddedBackend,
} from '../../../backend/BackendContext.ts';
import { useGaps } from './useGaps.ts';

/** Renders the hook before the places of the script, which follow it with a delay, are known. */
function gapsOf(script: string) {
  const backend: Pick<EmbeddedBackend, 'kind' | 'writer'> = {
    kind: 'embedded',
    writer: { rewrite: async () => '', checkFacts: async () => [] },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    // The hook uses nothing else of the backend.
    <BackendContext value={backend as Backend}>{children}</BackendContext>
  );
  const actions = { textAreaRef: { current: null }, read: () => script };
  const { result } = renderHook(() => useGaps([], actions), { wrapper });
  return {
    current: () => result.current,
    ask: () => {
      let asks = false;
      act(() => {
        asks = result.current.ask();
      });
      return asks;
    },
    fill: () => act(() => result.current.fill()),
  };
}

test('Continue asks about gaps that the page does not show yet, once', () => {
  const gaps = gapsOf('My name is [name], and I am [job title].');
  expect(gaps.ask()).toBe(true);
  expect(gaps.current()).toMatchObject({ isAsking: true, askedCount: 2 });

  gaps.fill();
  expect(gaps.current().isAsking).toBe(false);
  expect(gaps.ask()).toBe(false);
});

test('a script without gaps continues', () => {
  const gaps = gapsOf('Otters hold hands.');
  expect(gaps.ask()).toBe(false);
  expect(gaps.current().isAsking).toBe(false);
});
