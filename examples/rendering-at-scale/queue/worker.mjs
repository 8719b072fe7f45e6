/*
 * Makes films from the queue, one at a time, until it is stopped: `node worker.mjs`, one on each machine
 * (docs/rendering-at-scale.md). Prints the command line's output, each line with its job.
 *
 *   DATABASE_URL   the Postgres of the queue
 *   FOLDER         the folder that all machines share: `parts` while a film is made, then `films`
 *   SCRATCH        a folder for this worker only, for the profiles of its browsers
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { FILMS, openQueue } from './queue.mjs';

/** @typedef {import('./queue.mjs').Film} Film */

const RENDER = fileURLToPath(new URL('../../../scripts/render.mjs', import.meta.url));
/** The exit code for parts that are missing or damaged. */
const PARTS = 4;

const folder = resolve(process.env.FOLDER ?? 'films');
const scratch = resolve(process.env.SCRATCH ?? 'scratch');
const stopped = new AbortController();

/** @param {object} line */
const tell = (line) => console.log(JSON.stringify(line));

/**
 * Runs the command line; resolves with its exit code and its error output.
 *
 * @param {string} job
 * @param {readonly string[]} args
 * @returns {Promise<{ code: number | null; complaint: string }>}
 */
function render(job, args) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [RENDER, ...args, '--json'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TMPDIR: scratch },
    });
    // When the worker is asked to stop, so is its command line; the queue passes the job to another worker
    // at once.
    const stop = () => void child.kill('SIGTERM');
    stopped.signal.addEventListener('abort', stop);
    if (stopped.signal.aborted) stop();
    createInterface(child.stdout).on('line', (line) => tell({ job, ...JSON.parse(line) }));
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text) => (complaint += text));
    child.on('error', fail);
    child.on('close', (code) => {
      stopped.signal.removeEventListener('abort', stop);
      done({ code, complaint: complaint.trim() });
    });
  });
}

/**
 * Makes a film. If another worker died at it, its finished parts are reused, and a finished film is kept.
 *
 * @param {string} job
 * @param {Film} film
 */
async function make(job, { name, recipe }) {
  const film = join(folder, 'films', `${name}-${job.slice(0, 8)}.mp4`);
  const parts = join(folder, 'parts', job);
  if (!existsSync(film)) {
    const projectFile = join(parts, 'film.lectern.json');
    await mkdir(parts, { recursive: true });
    await writeFile(projectFile, recipe);
    const { code, complaint } = await render(job, [projectFile, '--out', film, '--parts', parts]);
    if (code === PARTS) await rm(parts, { recursive: true });
    if (code !== 0) throw new Error(complaint || `The command line ended with ${code}.`);
  }
  await rm(parts, { recursive: true, force: true });
  const hash = createHash('sha256').update(await readFile(film));
  return { film, sha256: hash.digest('hex') };
}

// Remove anything that a worker of this name left when it was killed.
await rm(scratch, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
await mkdir(scratch, { recursive: true });
const boss = await openQueue();
await boss.work(
  FILMS,
  { pollingIntervalSeconds: 1 },
  /** @param {{ id: string; data: Film }[]} jobs */
  async (jobs) => {
    const [job] = jobs;
    if (job) return make(job.id, job.data);
  },
);
tell({ event: 'ready' });

for (const name of ['SIGINT', 'SIGTERM']) {
  process.once(name, () => {
    stopped.abort();
    void boss.stop({ graceful: true, wait: true });
  });
}
