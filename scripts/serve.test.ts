import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const SERVE = fileURLToPath(new URL('serve.mjs', import.meta.url));

test('a server exits with the run that it serves, however that ends', async () => {
  const runner = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const server = spawn(process.execPath, [SERVE, tmpdir(), '0'], {
    env: { ...process.env, SERVED_FOR: String(runner.pid) },
  });
  onTestFinished(() => [runner, server].forEach((child) => child.kill('SIGKILL')));
  const [words] = await once(server.stdout, 'data');
  expect(String(words)).toMatch(/^Serving /);
  runner.kill('SIGKILL');
  const [code] = await once(server, 'exit');
  expect(code).toBe(0);
});
