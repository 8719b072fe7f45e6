import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeWhole } from './writeWhole.mjs';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-whole-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('two writers of the same file leave one of them complete', async () => {
  const folder = newFolder();
  const file = join(folder, 'parts/one.part');
  let release = () => {};
  const bothBegun = new Promise<void>((resolve) => (release = resolve));
  let begunBy = 0;
  const write = (sign: string) =>
    writeWhole(file, async (begun) => {
      await appendFile(begun, sign.repeat(10));
      begunBy += 1;
      if (begunBy === 2) release();
      await bothBegun;
      await appendFile(begun, sign.repeat(10));
    });
  await Promise.all(['a', 'b'].map(write));
  expect(readFileSync(file, 'utf8')).toMatch(/^(?:a{20}|b{20})$/);
  expect(readdirSync(join(folder, 'parts'))).toEqual(['one.part']);
});

test('a failed write leaves nothing behind', async () => {
  const folder = newFolder();
  const work = writeWhole(join(folder, 'one.part'), async (begun) => {
    await appendFile(begun, 'half');
    throw new Error('The disk is full.');
  });
  await expect(work).rejects.toThrow('The disk is full.');
  expect(readdirSync(folder)).toEqual([]);
});
