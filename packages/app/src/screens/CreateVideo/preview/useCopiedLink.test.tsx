// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCopiedLink } from './useCopiedLink.ts';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Specification: wizard.22, constants.8
it('reports for three seconds that the link was copied', async () => {
  writeText.mockResolvedValue();
  const { result } = renderHook(() => useCopiedLink('https://lectern.test/projects/p'));
  await act(async () => result.current.copy());
  expect(writeText).toHaveBeenCalledWith('https://lectern.test/projects/p');
  expect(result.current.isCopied).toBe(true);
  act(() => void vi.advanceTimersByTime(2_999));
  expect(result.current.isCopied).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current.isCopied).toBe(false);
});

it('does not report a copy when the clipboard refuses', async () => {
  writeText.mockRejectedValue(new Error('denied'));
  const { result } = renderHook(() => useCopiedLink('https://lectern.test/projects/p'));
  await act(async () => result.current.copy());
  expect(result.current.isCopied).toBe(false);
});
