import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test, vi } from 'vitest';
import { findPostgres } from '../../../scripts/lib/machine/findPostgres.mjs';
import { planHashOf } from '../../../scripts/lib/planHashOf.mjs';
import { startPostgres } from '../testing/startPostgres.ts';
import { FILMS, openQueue } from './queue.mjs';

interface Line {
  event: 'ready' | 'progress' | 'part' | 'film';
  job: string;
  part: number;
  of: number;
  isKept: boolean;
  seconds: number;
}

/** A run of fewer films shows the same in less time; each of the five kills needs a film of its own. */
const ROWS = Number(process.env['LECTERN_FILMS'] ?? 20);

/**
 * About a minute; each of its parts contains the row's name, so that no film can use the parts of another.
 */
const SCRIPT = [
  'Good morning, {{name}}, and welcome to the team.',
  'Your desk, {{name}}, is on the second floor, beside the big window.',
  'Ask for Paula at the front desk: she has your keys, and a card that opens every door, {{name}}.',
  'At ten we meet in the kitchen, {{name}}, where the coffee is strong and the chairs are old.',
  'At eleven, {{name}}, there is a short tour of the workshop, and of the garden behind it.',
  'Lunch is at half past twelve, {{name}}, and your first one is on us.',
  'In the afternoon, {{name}}, you set up your computer, with somebody who has done it before.',
  'At four, {{name}}, we sit together and talk about what you would like to learn.',
  'Nobody expects anything of you this week, {{name}}, but questions.',
  'Write them down when they come, {{name}}, for the good ones are soon forgotten.',
  'On Friday we cook together, {{name}}, and everyone brings something from home.',
  'If you need anything at all, {{name}}, knock at any door.',
  'We are very glad that you are here, {{name}}.',
].join(' ');

/** When to kill a worker: each time, in the middle of the step that follows. */
const KILLS: readonly ((line: Line) => boolean)[] = [
  ({ event, part }) => event === 'part' && part === 1,
  ({ event, part }) => event === 'part' && part === 3,
  // The film is assembled next.
  ({ event, part, of }) => event === 'part' && part === of,
  ({ event, part, isKept }) => event === 'part' && part === 2 && !isKept,
  // The film exists, but the queue has not been notified.
  ({ event }) => event === 'film',
];

function writeTable(folder: string): [projectFile: string, table: string] {
  const example = readFileSync(join(import.meta.dirname, '../film.lectern.json'), 'utf8');
  const recipe = { ...(JSON.parse(example) as object), title: 'For {{name}}', script: SCRIPT };
  const files: [string, string] = [join(folder, 'film.lectern.json'), join(folder, 'people.csv')];
  writeFileSync(files[0], JSON.stringify(recipe));
  const names = Array.from({ length: ROWS }, (_, row) => `Ada${'bcdefghijklmnopqrstu'[row]}a`);
  writeFileSync(files[1], ['name', ...names].join('\n'));
  return files;
}

test('two workers make twenty films from a queue, and after five kills nothing is lost or made twice', async (context) => {
  const programs = findPostgres();
  if (programs === undefined) return context.skip('There is no Postgres.');
  const folder = mkdtempSync(join(tmpdir(), 'lectern-queue-'));
  const postgres = await startPostgres(programs);
  vi.stubEnv('DATABASE_URL', postgres.url);
  // More than the time that two concurrent films take on a busy machine.
  vi.stubEnv('JOB_SECONDS', '150');

  const lines: Line[] = [];
  const kills: string[] = [];
  let isDone = false;

  /** Runs a worker in its own process group, and replaces it when it is killed. */
  async function keepWorker(name: string): Promise<void> {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'worker.mjs')], {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, FOLDER: folder, SCRATCH: join(folder, name) },
    });
    stops.set(name, () => child.kill('SIGTERM'));
    const gone = once(child, 'exit');
    createInterface(child.stdout).on('line', (text) => {
      const line = JSON.parse(text) as Line;
      lines.push(line);
      if (!KILLS[kills.length]?.(line) || child.pid === undefined || child.killed) return;
      // Never kill a worker twice for the same film: surviving the first kill is what is tested.
      if (kills.includes(line.job)) return;
      kills.push(line.job);
      // Kills its command line, too, as when a machine loses power.
      process.kill(-child.pid, 'SIGKILL');
    });
    await gone;
    if (!isDone) await keepWorker(name);
  }
  const stops = new Map<string, () => void>();

  const send = async (files: readonly string[]) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'send.mjs'), ...files], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.on('data', (chunk) => (text += String(chunk)));
    expect(await once(child, 'close')).toEqual([0, null]);
    const sent = text.trim().split('\n');
    return sent.map((line) => JSON.parse(line) as { job: string; isNew: boolean });
  };

  try {
    const table = writeTable(folder);
    const sent = await send(table);
    expect(sent.filter(({ isNew }) => isNew)).toHaveLength(ROWS);
    expect((await send(table)).filter(({ isNew }) => isNew)).toEqual([]);

    const boss = await openQueue();
    const workers = ['one', 'two'].map(keepWorker);
    const jobs = () => Promise.all(sent.map(({ job }) => boss.getJobById(FILMS, job)));
    await vi.waitFor(
      async () =>
        expect((await jobs()).map((job) => job?.state)).toEqual(sent.map(() => 'completed')),
      { timeout: 1_500_000, interval: 2000 },
    );
    isDone = true;
    for (const stop of stops.values()) stop();
    await Promise.all(workers);

    expect(kills).toHaveLength(KILLS.length);
    const made = lines.filter(({ event, isKept }) => event === 'part' && !isKept);
    const parts = made.map(({ job, part }) => `${job} ${part}`);
    expect(new Set(parts).size, 'no part is made twice').toBe(parts.length);
    const films = lines.filter(({ event }) => event === 'film');
    expect(new Set(films.map(({ job }) => job)).size, 'no film is put together twice').toBe(
      films.length,
    );
    for (const { seconds } of films) expect(seconds).toBeGreaterThan(50);

    const outputs = (await jobs()).map((job) => job?.output as { film: string; sha256: string });
    expect(readdirSync(join(folder, 'films')).toSorted()).toEqual(
      outputs.map(({ film }) => film.slice(film.lastIndexOf('/') + 1)).toSorted(),
    );
    for (const { film, sha256 } of outputs) {
      const hash = createHash('sha256').update(readFileSync(film)).digest('hex');
      expect(hash, 'the result that the queue knows is the one that is there').toBe(sha256);
    }
    expect(new Set(outputs.map(({ film }) => planHashOf(film))).size).toBe(ROWS);
    for (const left of ['parts', 'one', 'two']) expect(readdirSync(join(folder, left))).toEqual([]);
    const retries = (await jobs()).map((job) => job?.retryCount ?? 0);
    console.log(`${films.length} films, ${parts.length} parts, retries ${retries.join(' ')}`);
    await boss.stop();
  } finally {
    isDone = true;
    for (const stop of stops.values()) stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
});
