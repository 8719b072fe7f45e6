import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const SERVE = fileURLToPath(new URL('serve.mjs', import.meta.url));

/** Serves on a free port, for the run of `servedFor`. */
function serve(servedFor?: number) {
  const server = spawn(process.execPath, [SERVE, tmpdir(), '0'], {
    env: { ...process.env, ...(servedFor !== undefined && { SERVED_FOR: String(servedFor) }) },
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  return server;
}

test('a server exits with the run that it serves, however that ends', async () => {
  const runner = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  onTestFinished(() => void runner.kill('SIGKILL'));
  const server = serve(runner.pid);
  const [words] = await once(server.stdout, 'data');
  expect(String(words)).toMatch(/^Serving /);
  runner.kill('SIGKILL');
  const [code] = await once(server, 'exit');
  expect(code).toBe(0);
});

test('a server on port 0 prints the address that it has', async () => {
  const [words] = await once(serve().stdout, 'data');
  const [address = ''] = /http:\S+/.exec(String(words)) ?? [];
  expect((await fetch(address)).status).toBe(404);
});
