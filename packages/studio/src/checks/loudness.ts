import { run } from './ffmpeg.ts';
import { type Check, within } from './report.ts';

/** Checks the loudness and true peak of a file's sound (EBU R 128). */
export async function checkLoudness(file: string): Promise<Check[]> {
  const { stderr } = await run('ffmpeg', [
    ...['-nostdin', '-hide_banner', '-i', file, '-map', '0:a:0', '-af', 'ebur128=peak=true'],
    ...['-f', 'null', '-'],
  ]);
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'));
  const number = (pattern: RegExp) => Number(pattern.exec(summary)?.[1] ?? Number.NaN);
  return [
    within('loudness', number(/I:\s+(-?[\d.]+) LUFS/), { least: -17, most: -15, unit: ' LUFS' }),
    within('true peak', number(/Peak:\s+(-?[\d.]+) dBFS/), { most: -1, unit: ' dBTP' }),
  ];
}
