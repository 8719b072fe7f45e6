import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { markersIn, PACK_MARKERS, packsIn } from './markers.mjs';
import { bundleEngine } from '../voices/bundleEngine.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-markers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

// Specification: builds.1
test('a marker is found in a file and in its name', () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Lectern</title>');
  expect(markersIn(folder)).toEqual(new Map());
  writeFileSync(join(folder, 'assets/index-1.js'), 'open("lectern-media")');
  writeFileSync(join(folder, 'assets/flite-2.wasm'), Buffer.from([0, 97, 115, 109]));
  expect(markersIn(folder)).toEqual(
    new Map([
      ['flite', join('assets', 'flite-2.wasm')],
      ['lectern-media', join('assets', 'index-1.js')],
    ]),
  );
});

// Specification: builds.1
test('engines and weights of voice packs are found in a build, by content and by name', () => {
  writeFileSync(join(folder, 'index.js'), 'loads /voices/espeak-ng/manifest.json');
  writeFileSync(join(folder, 'third-party-notices.txt'), 'onnxruntime-web 1.30.0');
  expect(packsIn(folder)).toEqual([]);
  writeFileSync(join(folder, 'a.js'), 'new module.eSpeakNGWorker()');
  writeFileSync(join(folder, 'model.onnx'), '');
  expect(packsIn(folder)).toEqual([
    'a.js contains “eSpeakNGWorker” of a voice pack',
    'model.onnx looks like the data of a voice pack',
  ]);
});

test.each<[string, readonly string[]]>([
  ['espeakNg/engine.ts', PACK_MARKERS['espeak-ng']],
  // Its engine takes 3 s to bundle.
  ...(process.env.LECTERN_SWEEPS === undefined
    ? []
    : [['kokoro/engine.ts', PACK_MARKERS.kokoro] satisfies [string, readonly string[]]]),
])('%s contains each of its marker strings', async (engine, markers) => {
  const { code } = await bundleEngine(engine, '');
  expect(markers.filter((marker) => !code.includes(marker))).toEqual([]);
});
