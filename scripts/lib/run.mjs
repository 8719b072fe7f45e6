import { spawn } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Runs a program in the repository's root with its output shown. Resolves to its exit code; 127 if it
 * cannot be started; 124 if `timeout` (ms) has expired. With `onOutput` the output is also passed on, piece
 * by piece, as text; `isQuiet` hides it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{
 *   env?: Record<string, string>;
 *   timeout?: number;
 *   onOutput?: (text: string) => void;
 *   isQuiet?: boolean;
 * }} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, timeout, onOutput, isQuiet = false } = {}) {
  return new Promise((done) => {
    const flow = onOutput ? 'pipe' : 'inherit';
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', flow, flow],
      env: { ...process.env, ...env },
      // npm and npx are .cmd files on Windows.
      shell: process.platform === 'win32',
    });
    for (const stream of /** @type {const} */ (['stdout', 'stderr'])) {
      child[stream]?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        if (!isQuiet) process[stream].write(text);
        onOutput?.(text);
      });
    }
    const timer = timeout
      ? setTimeout(() => {
          child.kill('SIGTERM');
          done(124);
        }, timeout)
      : undefined;
    child.on('error', () => done(127));
    // 'close' is emitted once all output has been read.
    child.on('close', (code) => {
      clearTimeout(timer);
      done(code ?? 1);
    });
  });
}
