import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { byteRange } from '../../../../../scripts/lib/server/staticServer.mjs';

const FILM = new URL(
  '../../../../ui/src/components/VideoPlayer/fixtures/film.mp4',
  import.meta.url,
);

/** One pixel. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** One second of silence: 8 kHz, mono, 16 bits. */
function silence(): Buffer<ArrayBuffer> {
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
  return bytes;
}

/** The output of the fake studio: files that a browser can play and show. */
export const MADE_FILES = {
  sound: new Blob([silence()]),
  film: new Blob([readFileSync(FILM)]),
  poster: new Blob([PICTURE]),
};

const TYPES: Record<string, string> = {
  wav: 'audio/wav',
  mp4: 'video/mp4',
  jpg: 'image/png',
  vtt: 'text/vtt',
};

/** Sends a generated file, in ranges as players request them. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  file: Blob,
): Promise<void> {
  const range = byteRange(request.headers.range, file.size);
  const [first, last] = range ?? [0, file.size - 1];
  response.writeHead(range ? 206 : 200, {
    'Content-Type': TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    'Content-Length': last - first + 1,
    'Accept-Ranges': 'bytes',
    ...(range && { 'Content-Range': `bytes ${first}-${last}/${file.size}` }),
  });
  const bytes = await file.slice(first, last + 1).arrayBuffer();
  response.end(request.method === 'HEAD' ? undefined : Buffer.from(bytes));
}
