// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { keepRenderPace, useRenderPace } from './renderPace.ts';

beforeEach(() => localStorage.removeItem('lectern.renderPace'));

// Specification: wizard-more.20
it('learns from each render, giving the newest half the weight', () => {
  const { result } = renderHook(() => useRenderPace());
  expect(result.current).toBeNull();
  act(() => keepRenderPace({ seconds: 20, videoSeconds: 20, megapixels: 2, keptParts: 0 }));
  expect(result.current).toBe(0.5);
  act(() => keepRenderPace({ seconds: 60, videoSeconds: 20, megapixels: 2, keptParts: 0 }));
  expect(result.current).toBe(1);
});

it('ignores a render that reused parts of its film', () => {
  keepRenderPace({ seconds: 2, videoSeconds: 180, megapixels: 1, keptParts: 20 });
  expect(localStorage.getItem('lectern.renderPace')).toBeNull();
});

// Specification: wizard-more.28
it.each([
  { seconds: -3, videoSeconds: 20, megapixels: 1, keptParts: 0 },
  { seconds: 10, videoSeconds: 0, megapixels: 1, keptParts: 0 },
  { seconds: Number.NaN, videoSeconds: 20, megapixels: 1, keptParts: 0 },
])('ignores measurements from a clock that jumped: %j', (work) => {
  keepRenderPace(work);
  expect(localStorage.getItem('lectern.renderPace')).toBeNull();
});
