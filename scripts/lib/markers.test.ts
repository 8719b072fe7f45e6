import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { markersIn } from './markers.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lectern-markers-'));
afterAll(() => rmSync(folder, { recursive: true }));

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
