import { spawn } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Runs a program in the repository's root with its output shown.
 * Resolves to its exit code; 127 when it cannot be started; 124 when `timeout` (ms) ran out.
 */
export function run(command, args, { env = {}, timeout } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      // npm and npx are .cmd files on Windows.
      shell: process.platform === 'win32',
    });
    const timer =
      timeout &&
      setTimeout(() => {
        child.kill('SIGTERM');
        done(124);
      }, timeout);
    child.on('error', () => done(127));
    child.on('exit', (code) => {
      clearTimeout(timer);
      done(code ?? 1);
    });
  });
}
