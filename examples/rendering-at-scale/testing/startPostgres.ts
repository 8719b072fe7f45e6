import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/lib/machine/freePort.mjs';

/** The user that Debian's package creates: Postgres does not run as root. */
function userForRoot(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (what: string) => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Resolves once the server reports that it accepts connections. */
async function ready(server: ChildProcess): Promise<void> {
  let said = '';
  for await (const chunk of server.stderr ?? []) {
    said += String(chunk);
    if (said.includes('ready to accept connections')) return;
  }
  throw new Error(`Postgres has ended:\n${said}`);
}

/**
 * Starts a Postgres with an empty database, for one test.
 *
 * @param programs the folder with `initdb` and `postgres`
 */
export async function startPostgres(programs: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-postgres-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  const user = userForRoot();
  if (user) for (const path of [folder, data]) chownSync(path, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } };
  const asked = ['-D', data, '-U', 'lectern', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), asked, { ...options, stdio: 'pipe' });
  const port = await freePort();
  const server = spawn(
    join(programs, 'postgres'),
    // No socket file, and no waiting for the disk.
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', '', '-F'],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const gone = once(server, 'exit');
  await ready(server);
  server.stderr?.resume();
  return {
    url: `postgres://lectern@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}
