import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

const FILM = new URL('../../../ui/src/components/VideoPlayer/fixtures/film.mp4', import.meta.url);

/** One pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello from the renderer.\n';

/** One second of a quiet 440 Hz tone: 8 kHz, mono, 16 bits. */
function tone(): Buffer {
  const rate = 8_000;
  const bytes = Buffer.alloc(44 + rate * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + rate * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  // PCM, one channel.
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(rate * 2, 40);
  for (let at = 0; at < rate; at += 1) {
    bytes.writeInt16LE(Math.round(3_000 * Math.sin((2 * Math.PI * 440 * at) / rate)), 44 + at * 2);
  }
  return bytes;
}

/** A page of the app's origin without the app, for what tests do before it runs. */
const BLANK = '<!doctype html><link rel="icon" href="data:,"><title>Blank</title>';

const FILES: Record<string, { type: string; body: Buffer }> = {
  '/media/film.mp4': { type: 'video/mp4', body: readFileSync(FILM) },
  '/media/picture.png': { type: 'image/png', body: PICTURE },
  '/media/tone.wav': { type: 'audio/wav', body: tone() },
  '/blank.html': { type: 'text/html', body: Buffer.from(BLANK) },
  '/media/captions.vtt': { type: 'text/vtt', body: Buffer.from(CAPTIONS) },
};

/** Answers requests for media, in ranges as players ask for them. @returns whether it was one */
export function serveMedia(request: IncomingMessage, response: ServerResponse): boolean {
  const file = FILES[new URL(request.url ?? '/', 'http://localhost').pathname];
  if (!file) return false;
  const { type, body } = file;
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const first = Number(range?.[1] ?? 0);
  const last = Math.min(body.length - 1, Number(range?.[2] || body.length - 1));
  response.writeHead(range ? 206 : 200, {
    'Content-Type': type,
    'Content-Length': last - first + 1,
    'Accept-Ranges': 'bytes',
    ...(range && { 'Content-Range': `bytes ${first}-${last}/${body.length}` }),
  });
  response.end(request.method === 'HEAD' ? undefined : body.subarray(first, last + 1));
  return true;
}
