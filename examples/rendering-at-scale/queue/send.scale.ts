import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findPostgres } from '../../../scripts/lib/findPostgres.mjs';
import { startPostgres } from '../testing/startPostgres.ts';
import { FILMS, openQueue } from './queue.mjs';

/** Requests the example's film; returns the line that the command prints. */
async function send() {
  const args = ['send.mjs', '../film.lectern.json'].map((path) => join(import.meta.dirname, path));
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as { job: string; isNew: boolean };
}

test('a film that failed in every attempt is tried again when it is requested again', async (context) => {
  const programs = findPostgres();
  if (programs === undefined) return context.skip('There is no Postgres.');
  const postgres = await startPostgres(programs);
  onTestFinished(() => postgres.stop());
  vi.stubEnv('DATABASE_URL', postgres.url);
  const { job } = await send();
  const boss = await openQueue();
  onTestFinished(() => boss.stop({ wait: true }));
  const state = async () => (await boss.getJobById(FILMS, job))?.state;
  for (let attempts = 0; (await state()) !== 'failed'; attempts += 1) {
    expect(attempts).toBeLessThan(10);
    await boss.fetch(FILMS);
    await boss.fail(FILMS, job, { message: 'The disk is full.' });
  }
  expect(await send()).toMatchObject({ job, isNew: false });
  expect(await state()).toBe('retry');
});
