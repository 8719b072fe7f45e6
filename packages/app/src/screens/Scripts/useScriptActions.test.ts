import { toast } from '@lectern/ui';
import { afterEach, expect, test, vi } from 'vitest';
import { notify } from './useScriptActions.tsx';

afterEach(() => vi.restoreAllMocks());

// Specification: scripts.10, states.35, constants.8
test('every notice of the library closes after five seconds, including failures', () => {
  const shown = vi.spyOn(toast, 'show').mockReturnValue('1');
  notify('success', 'Done.');
  notify('danger', 'Not done.');
  expect(shown.mock.calls).toEqual([
    [{ tone: 'success', children: 'Done.', timeout: 5_000 }],
    [{ tone: 'danger', children: 'Not done.', timeout: 5_000 }],
  ]);
});
