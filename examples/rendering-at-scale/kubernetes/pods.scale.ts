import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { EXIT } from '../../../scripts/lib/render/arguments.mjs';
import { ROOT } from '../../../scripts/lib/run.mjs';
import { planHashOf } from '../../../scripts/lib/planHashOf.mjs';
import { readJob } from './readManifests.ts';

interface Line {
  event: string;
  part?: number;
  file?: string;
  isKept?: boolean;
}

const FILM = join(ROOT, 'examples/rendering-at-scale/film.lectern.json');
const SHARES = '2';

/** Starts the command of a job's pod, with folders of this machine instead of the volumes. */
function startPod(manifest: string, folder: string, index?: number) {
  const { container, env } = readJob(manifest);
  const [program = '', ...args] = [...(container.command ?? []), ...(container.args ?? [])];
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    // The job's own variables, except for paths and numbers that this test sets.
    env: {
      ...process.env,
      ...env,
      ...{ FILM, SHARES, PARTS: join(folder, 'parts'), OUT: join(folder, 'film.mp4') },
      ...(index !== undefined && { JOB_COMPLETION_INDEX: String(index) }),
      TMPDIR: folder,
    },
  });
  const lines: Line[] = [];
  const reader = createInterface(child.stdout);
  reader.on('line', (line) => lines.push(JSON.parse(line) as Line));
  return { child, lines, reader, ended: once(child, 'close').then(([code]) => Number(code)) };
}

async function runPod(manifest: string, folder: string, index?: number) {
  const { lines, ended } = startPod(manifest, folder, index);
  const code = await ended;
  return { code, lines };
}

test('the pods of both jobs make a film, even when one of them is killed and restarted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-pods-'));
  try {
    // Pods start in any order, so the film may be requested too early.
    const second = await runPod('parts.yaml', folder, 1);
    expect(second.code).toBe(EXIT.done);
    const early = await runPod('film.yaml', folder);
    expect(early.code).toBe(EXIT.parts);

    const killed = startPod('parts.yaml', folder, 0);
    await once(killed.reader, 'line');
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(killed.lines).toMatchObject([{ event: 'part', part: 1, isKept: false }]);
    const again = await runPod('parts.yaml', folder, 0);
    expect(again.code).toBe(EXIT.done);
    const [kept, ...rest] = again.lines.map(({ isKept }) => isKept);
    expect(kept).toBe(true);
    expect(rest.length).toBeGreaterThan(0);
    expect(rest).not.toContain(true);

    const made = [...again.lines, ...second.lines].map(({ file }) => file);
    expect(new Set(made).size).toBe(made.length);
    expect(readdirSync(join(folder, 'parts'))).toHaveLength(made.length);

    const film = await runPod('film.yaml', folder);
    expect(film.code).toBe(EXIT.done);
    expect(film.lines.at(-1)).toMatchObject({ event: 'film', file: join(folder, 'film.mp4') });
    expect(planHashOf(join(folder, 'film.mp4'))).toHaveLength(64);
  } finally {
    rmSync(folder, { recursive: true, maxRetries: 10 });
  }
});
