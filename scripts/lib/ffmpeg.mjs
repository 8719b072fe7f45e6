import { run } from './run.mjs';

/** Writes the same bytes for the same input: no dates, no names of encoders. */
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
