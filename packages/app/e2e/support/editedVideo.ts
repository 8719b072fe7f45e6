import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Page } from './fixtures.ts';

/** Returns the id of the wizard's current project (specification section 3, session storage). */
export async function currentProject(page: Page): Promise<string> {
  const id = await page.evaluate(() => sessionStorage.getItem('current_project_id'));
  if (!id) throw new Error('The wizard works on no project');
  return id;
}

/**
 * Writes the newest video of the media store to a file; another `ending` selects, for example, its
 * captions.
 */
export async function saveNewest(page: Page, path: string, ending = '.mp4'): Promise<string> {
  const base64 = await page.evaluate(async (suffix) => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('lectern-media');
    let newest: File | undefined;
    for await (const [name, handle] of folder.entries()) {
      if (!name.endsWith(suffix) || handle.kind !== 'file') continue;
      const file = await handle.getFile();
      if (!newest || file.lastModified > newest.lastModified) newest = file;
    }
    if (!newest) throw new Error(`The media store has no file that ends in ${suffix}.`);
    const bytes = new Uint8Array(await newest.arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 8192) {
      text += String.fromCharCode(...bytes.subarray(at, at + 8192));
    }
    return btoa(text);
  }, ending);
  writeFileSync(path, Buffer.from(base64, 'base64'));
  return path;
}

/** Returns ffmpeg's report about a file under an audio filter. */
function audioReport(file: string, filter: string): string {
  const args = ['-hide_banner', '-nostdin', '-i', file, '-vn', '-af', filter, '-f', 'null', '-'];
  return spawnSync('ffmpeg', args, { encoding: 'utf8' }).stderr;
}

/** Returns a video's silences longer than a number of seconds, each with its start and end. */
export function silences(file: string, seconds: number, decibels = -45): [number, number][] {
  const report = audioReport(file, `silencedetect=noise=${decibels}dB:d=${seconds}`);
  const times = (what: string) =>
    [...report.matchAll(new RegExp(`silence_${what}: ([\\d.]+)`, 'g'))].map(([, at]) => Number(at));
  const ends = times('end');
  return times('start').map((start, i) => [start, ends[i] ?? start]);
}

/** Returns the mean level of a stretch, in dBFS. */
export function levelBetween(file: string, start: number, end: number): number {
  const report = audioReport(file, `atrim=${start}:${end},volumedetect`);
  return Number(/mean_volume: (-?[\d.]+) dB/.exec(report)?.[1] ?? Number.NaN);
}

/** Returns the integrated loudness, in LUFS. */
export function loudnessOf(file: string): number {
  const integrated = [...audioReport(file, 'ebur128').matchAll(/I:\s+(-?[\d.]+) LUFS/g)];
  return Number(integrated.at(-1)?.[1] ?? Number.NaN);
}

/** Returns the length of a file in seconds. */
export function secondsOf(file: string): number {
  const args = ['-hide_banner', '-nostdin', '-i', file];
  const { stderr } = spawnSync('ffmpeg', args, { encoding: 'utf8' });
  const [, hours, minutes, seconds] = /Duration: (\d+):(\d+):([\d.]+)/.exec(stderr) ?? [];
  return 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds);
}

/** A rectangle in shares of the picture. */
interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the share of an area's pixels, at a time, whose red, green and blue pass a test. */
export function shareOf(
  file: string,
  time: number,
  { x, y, width, height }: Area,
  test: (red: number, green: number, blue: number) => boolean,
): number {
  const crop = `crop=iw*${width}:ih*${height}:iw*${x}:ih*${y},scale=256:-2,format=rgb24`;
  const args = ['-v', 'error', '-nostdin', '-ss', String(time), '-i', file, '-frames:v', '1'];
  const { stdout } = spawnSync('ffmpeg', [...args, '-vf', crop, '-f', 'rawvideo', '-'], {
    maxBuffer: 1 << 26,
  });
  let found = 0;
  for (let at = 0; at + 2 < stdout.length; at += 3) {
    if (test(stdout[at] ?? 0, stdout[at + 1] ?? 0, stdout[at + 2] ?? 0)) found += 1;
  }
  return found / (stdout.length / 3);
}
