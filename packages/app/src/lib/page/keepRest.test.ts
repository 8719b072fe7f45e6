import { afterEach, expect, it, vi } from 'vitest';
import { keepRest } from './keepRest.ts';

afterEach(() => vi.unstubAllGlobals());

async function messagesWith(connection?: { saveData: boolean }): Promise<unknown[]> {
  const sent: unknown[] = [];
  const active = { postMessage: (message: unknown) => sent.push(message) };
  const serviceWorker = { ready: Promise.resolve({ active }) };
  vi.stubGlobal('navigator', { serviceWorker, connection });
  await keepRest();
  return sent;
}

it('requests the rest once the worker is there', async () => {
  expect(await messagesWith()).toEqual([{ type: 'REST' }]);
  expect(await messagesWith({ saveData: false })).toEqual([{ type: 'REST' }]);
});

it('leaves it to first use when the user saves data', async () => {
  expect(await messagesWith({ saveData: true })).toEqual([]);
});
