import { run } from '../run.mjs';

/** Makes the output reproducible: no dates, no encoder names. */
export const REPRODUCIBLE = ['-map_metadata', '-1', '-fflags', '+bitexact'];

/**
 * Runs ffmpeg, which overwrites its output.
 *
 * @param {readonly string[]} args
 */
export async function ffmpeg(...args) {
  const code = await run('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...args]);
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
}
