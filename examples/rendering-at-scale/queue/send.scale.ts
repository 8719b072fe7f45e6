import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findPostgres } from '../../../scripts/lib/machine/findPostgres.mjs';
import { startPostgres } from '../testing/startPostgres.ts';
import { FILMS, openQueue } from './queue.mjs';

/** Requests the example's film; returns the line that the command prints. */
async function send() {
  const args = ['send.mjs', '../film.lectern.json'].map((path) => join(import.meta.dirname, path));
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as { job: string; isNew: boolean };
}

/** Starts an empty queue, and requests the example's film; undefined without a Postgres. */
async function openRequested() {
  const programs = findPostgres();
  if (programs === undefined) return undefined;
  const postgres = await startPostgres(programs);
  onTestFinished(() => postgres.stop());
  vi.stubEnv('DATABASE_URL', postgres.url);
  const { job } = await send();
  const boss = await openQueue();
  onTestFinished(() => boss.stop({ wait: true }));
  return { job, boss, state: async () => (await boss.getJobById(FILMS, job))?.state };
}

test('a film that failed in every attempt is tried again when it is requested again', async (context) => {
  const requested = await openRequested();
  if (!requested) return context.skip('There is no Postgres.');
  const { job, boss, state } = requested;
  for (let attempts = 0; (await state()) !== 'failed'; attempts += 1) {
    expect(attempts).toBeLessThan(10);
    await boss.fetch(FILMS);
    await boss.fail(FILMS, job, { message: 'The disk is full.' });
  }
  expect(await send()).toMatchObject({ job, isNew: false });
  expect(await state()).toBe('retry');
});

test('a film that was made is made again when it is requested again, but only if its file is gone', async (context) => {
  const requested = await openRequested();
  if (!requested) return context.skip('There is no Postgres.');
  const { job, boss, state } = requested;
  const folder = mkdtempSync(join(tmpdir(), 'lectern-films-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const film = join(folder, 'film.mp4');
  writeFileSync(film, '');
  await boss.fetch(FILMS);
  await boss.complete(FILMS, job, { film });
  expect(await send()).toMatchObject({ job, isNew: false });
  expect(await state()).toBe('completed');
  rmSync(film);
  expect(await send()).toMatchObject({ job, isNew: false });
  expect(await state()).toBe('created');
});
