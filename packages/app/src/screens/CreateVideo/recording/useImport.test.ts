// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ImportedRecording, VoiceRecordings } from '../../../backend/voiceRecordings.ts';
import { useImport } from './useImport.ts';

const FILE = new File(['sound'], 'take.wav');
const RECORDING: ImportedRecording = {
  duration: 9,
  peaks: [],
  stretches: [
    {
      key: 'one',
      start: 3,
      end: 5,
      verdict: { kind: 'twice', from: null },
      first: { start: 1, end: 2 },
    },
  ],
};

/** A file that is matched to a script of one sentence; calls that are not listed fail. */
async function importedWith(calls: Partial<VoiceRecordings>) {
  const own = {
    door: { readFile: () => Promise.resolve(RECORDING), ...calls } as VoiceRecordings,
    project: { owner: 'maya', projectId: 'p', script: 'One.' },
    recorded: { sentences: [{ key: 'one', text: 'One.', takes: [], keptTakeId: null }], bytes: 0 },
  };
  const { result } = renderHook(() => useImport(own));
  await act(async () => result.current.take(FILE));
  expect(result.current.state.status).toBe('matched');
  return result;
}

it('sentences are kept once, even if they are asked for again meanwhile', async () => {
  let end = (): void => undefined;
  const keepStretches = vi.fn<VoiceRecordings['keepStretches']>(
    () =>
      new Promise((resolve) => {
        end = resolve;
      }),
  );
  const imported = await importedWith({ keepStretches });
  const answers: Promise<boolean>[] = [];
  act(() => {
    answers.push(imported.current.keep(), imported.current.keep());
  });
  act(() => {
    answers.push(imported.current.keep());
  });
  expect(keepStretches).toHaveBeenCalledOnce();
  expect(imported.current.isKeeping).toBe(true);
  await act(async () => end());
  expect(await Promise.all(answers)).toEqual([true, false, false]);
  expect(imported.current).toMatchObject({ isKeeping: false, state: { status: 'none' } });
});

it('a file is not abandoned while its sentences are kept', async () => {
  const imported = await importedWith({ keepStretches: () => new Promise(() => undefined) });
  act(() => void imported.current.keep());
  act(() => imported.current.cancel());
  expect(imported.current.state.status).toBe('matched');
});

it('a stretch whose check fails keeps its last verdict', async () => {
  const imported = await importedWith({
    checkStretch: () => Promise.reject(new Error('The file has moved.')),
  });
  await act(async () => imported.current.takeFirst('one'));
  expect(imported.current.state).toMatchObject({
    stretches: [{ key: 'one', start: 1, end: 2, verdict: { kind: 'twice' } }],
  });
});
