/** Runs ffmpeg and ffprobe as child processes. Only for checks: the product needs neither. */
import { spawn } from 'node:child_process';

export interface Run {
  code: number;
  stdout: Buffer;
  stderr: string;
}

/** Runs a program to its end. Rejects only when it cannot be started. */
export function run(program: string, args: readonly string[]): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    child.stdout.on('data', (data: Buffer) => stdout.push(data));
    child.stderr.on('data', (data: Buffer) => stderr.push(data));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({
        code: code ?? -1,
        stdout: Buffer.concat(stdout),
        stderr: Buffer.concat(stderr).toString(),
      }),
    );
  });
}

/** Returns the standard output of ffmpeg. @throws `Error` with its message if it fails. */
export async function ffmpeg(args: readonly string[]): Promise<Buffer> {
  const { code, stdout, stderr } = await run('ffmpeg', ['-v', 'error', '-nostdin', ...args]);
  if (code !== 0) throw new Error(`ffmpeg: ${stderr.trim()}`);
  return stdout;
}

/** Decodes the sound of a file as a player does: mono, −1 to 1. */
export async function decodeAudio(file: string, sampleRate: number): Promise<Float32Array> {
  const raw = await ffmpeg([
    ...['-i', file, '-map', '0:a:0', '-ac', '1', '-ar', String(sampleRate)],
    // Gaps in timestamps become silence, so that sample positions are times in the film.
    ...['-af', 'aresample=async=1:first_pts=0', '-f', 'f32le', '-'],
  ]);
  return new Float32Array(raw.buffer, raw.byteOffset, raw.byteLength >> 2);
}

/** Decodes a part of every frame as grey bytes, frame after frame. */
export function decodeGrey(
  file: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Promise<Buffer> {
  return ffmpeg([
    ...['-i', file, '-map', '0:v:0', '-vsync', 'passthrough'],
    ...['-vf', `crop=${width}:${height}:${x}:${y}:exact=1,format=gray`, '-f', 'rawvideo', '-'],
  ]);
}
