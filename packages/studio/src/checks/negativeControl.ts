import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ffmpeg } from './ffmpeg.ts';
import { type LipSyncInput, checkLipSync } from './lipSync.ts';
import type { Check } from './report.ts';
import type { Signal } from './signals.ts';

/** Writes a copy of a file with its sound later (or, if negative, earlier) than its picture. */
async function shiftSound(file: string, seconds: number, target: string): Promise<void> {
  await ffmpeg([
    ...['-y', '-i', file, '-itsoffset', String(seconds), '-i', file],
    ...['-map', '0:v:0', '-map', '1:a:0', '-c', 'copy', target],
  ]);
}

/**
 * Shows that the check can fail: a file that passes must not pass when its sound is shifted.
 *
 * @param mouth as measured on the file, because the copies have the same frames
 * @param seconds 0.12 is noticed by most viewers.
 */
export async function checkShiftDetected(
  input: LipSyncInput,
  mouth: Signal,
  seconds = 0.12,
): Promise<Check[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lip-sync-'));
  try {
    const checks: Check[] = [];
    for (const shift of [seconds, -seconds]) {
      const file = path.join(folder, 'shifted.mp4');
      await shiftSound(input.file, shift, file);
      const rows = await checkLipSync({ ...input, file }, mouth);
      // Closed lips do not depend on the sound: the offset itself must fail the check.
      const noticed = rows.filter(({ name, pass }) => !pass && name.startsWith('lips after sound'));
      checks.push({
        name: `sound shifted by ${1000 * shift} ms`,
        value: noticed.map(({ value }) => value).join(', ') || 'not noticed',
        target: 'both offsets refused',
        pass: noticed.length === 2,
      });
    }
    return checks;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
