import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Manifests from '../../../mocks/jobs/packs/readManifest.ts';
import type * as Weights from '../../../packages/studio/src/packs/kokoro/testFiles.ts';
import { loadSource } from '../loadSource.mjs';
import { KOKORO_FILES } from './kokoroFiles.mjs';
import { kokoroPack, kokoroWeights } from './kokoroPack.mjs';
import { writePack } from './voicesFolder.mjs';

const MANIFESTS = '../../../mocks/jobs/packs/readManifest.ts';
const { testFiles } = await loadSource<typeof Weights>(
  'packages/studio/src/packs/kokoro/testFiles.ts',
);
const { contents, files } = testFiles();

let server: Server;
let kept: string;
/** Requested files, each with its first byte. */
let asked: string[];
/** How many bytes of a response are sent before the connection is cut. */
let cutAfter: (path: string) => number | undefined;
let change: (path: string, content: Uint8Array) => Uint8Array;

const answer: RequestListener = (request, response) => {
  const path = /\/resolve\/\w+\/(.+)$/.exec(request.url ?? '')?.[1] ?? '';
  const whole = contents.get(path);
  if (!whole) return void response.writeHead(404).end();
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
  asked.push(`${path} from ${from}`);
  const content = change(path, whole).subarray(from);
  response.writeHead(from > 0 ? 206 : 200, { 'content-length': content.length });
  const cut = cutAfter(path);
  if (cut === undefined) return void response.end(content);
  response.write(content.subarray(0, cut));
  // A connection that closes immediately would discard the bytes that the reader has not read yet.
  void vi
    .waitUntil(() => sizeOf(`weights/${path}.part`).then((size) => size === cut))
    .finally(() => request.socket.end());
};
const sizeOf = (file: string) =>
  stat(join(kept, file)).then(
    ({ size }) => size,
    () => 0,
  );

beforeEach(async () => {
  kept = await mkdtemp(join(tmpdir(), 'lectern-kokoro-'));
  asked = [];
  cutAfter = () => undefined;
  change = (_, content) => content;
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('HF_ENDPOINT', `http://127.0.0.1:${port}`);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  server.close();
  await rm(kept, { recursive: true, force: true });
});

const from = () => ({ files, kept: join(kept, 'weights') });
const download = () => kokoroWeights(() => {}, from());

describe('npm run voices -- add kokoro', () => {
  // Builds the engine and measures each voice: 9 s. A skipped test would be reported as left out.
  const whenSwept = process.env.LECTERN_SWEEPS === undefined ? () => undefined : it;
  whenSwept('makes a pack that a page takes, with the licences of all that is in it', async () => {
    const pack = await kokoroPack(() => {}, from());
    const site = join(kept, 'site');
    await writePack(site, pack.manifest, pack.contents);
    const read = (path: string) => readFile(join(site, 'kokoro', path), 'utf8');
    const { readManifest }: typeof Manifests = await import(MANIFESTS);
    const manifest = await readManifest(await read('manifest.json'), 'kokoro');
    expect(manifest.timing).toBe('phones');
    expect(manifest.isHeard).toBe(false);
    // Measured with the downloaded model.
    for (const { lettersPerSecond } of manifest.voices) {
      expect(lettersPerSecond).toBeGreaterThan(3);
      expect(lettersPerSecond).toBeLessThan(40);
    }
    const notices = await read('third-party-notices.txt');
    for (const name of [
      'onnxruntime-web',
      'cmu-pronouncing-dictionary',
      'phonemize',
      'any-ascii',
    ]) {
      expect(notices).toContain(`${name} `);
    }
    expect(notices).toContain('Carnegie Mellon University');
    expect(notices).not.toMatch(/GNU|GPL|espeak/i);
    expect(await read('APACHE-2.0.txt')).toContain('Apache License');
    // The engine is a single module that imports nothing.
    expect(await read('engine.js')).not.toMatch(/^\s*import[\s{*]/m);
  });

  it('resumes a download where it was cut, and requests no file that is already here', async () => {
    cutAfter = (path) => (path === 'model.onnx' ? 1000 : undefined);
    await expect(download()).rejects.toThrow(/cannot be reached, or the line was cut/);
    expect(await sizeOf('weights/model.onnx.part')).toBe(1000);

    asked = [];
    cutAfter = () => undefined;
    await download();
    expect(asked).toEqual([
      'model.onnx from 1000',
      'voices/af_heart.bin from 0',
      'voices/am_puck.bin from 0',
    ]);

    asked = [];
    await download();
    expect(asked).toEqual([]);
  });

  it('refuses a file with one different byte, and keeps none of it', async () => {
    change = (path, content) =>
      path === 'model.onnx' ? content.with(500, (content[500] ?? 0) ^ 1) : content;
    await expect(download()).rejects.toThrow(/is not the file that this pack was made for/);
    await expect(stat(join(kept, 'weights/model.onnx.part'))).rejects.toThrow('ENOENT');
  });

  it('explains what to do on an offline machine', async () => {
    server.close();
    await expect(download()).rejects.toThrow(
      /cannot be reached, .* run this again on a machine that is online/,
    );
  });

  it('lists every file of the real pack with its checksum', () => {
    const { model, tokenizer, voices } = KOKORO_FILES;
    for (const { sha256 } of [model, tokenizer, ...voices])
      expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(voices.map(({ sha256 }) => sha256)).size).toBe(voices.length);
  });
});
