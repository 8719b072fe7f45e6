import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import { joinParts, makeAndJoin, PartsMissing } from './filmParts.mjs';
import { type RenderPage, RenderFailure } from './renderPage.mjs';

const HASHES = ['a', 'b', 'c'].map((letter) => letter.repeat(16));
const FILM = { seconds: 1, bytes: 1, frames: 30 };
const FILES = HASHES.map((hash, index) => `000${index + 1}-${hash}.part`);

/** A page whose parts contain the number of the attempt that made them, and that joins them as `judge` says. */
function fakePage(judge: (contents: string[]) => RenderFailure | undefined) {
  let made = 0;
  const page = {
    segment: vi.fn<RenderPage['segment']>(async (_, path) => writeFile(path, String((made += 1)))),
    async join(files: readonly string[]) {
      const failure = judge(files.map((file) => readFileSync(file, 'utf8')));
      if (failure) throw failure;
      return FILM;
    },
  };
  return page as typeof page & RenderPage;
}

const part = (index: number, fault: 'damaged' | 'unfit') =>
  new RenderFailure({ code: 'missing-file', message: 'a part', part: { index, fault } });

async function keptParts(): Promise<string> {
  const folder = mkdtempSync(`${tmpdir()}/lectern-parts-`);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of FILES) await writeFile(`${folder}/${file}`, 'kept');
  return folder;
}

const output = { tell() {}, complain() {} };

test('a damaged part is named and removed, so that it is made again', async () => {
  const folder = await keptParts();
  const joined = joinParts(
    fakePage(() => part(1, 'damaged')),
    HASHES,
    folder,
  );
  await expect(joined).rejects.toThrow(PartsMissing);
  await expect(joined).rejects.toThrow(
    `Part 2 of 3 in “${folder}” was damaged and has been removed: make it again.`,
  );
  expect(readdirSync(folder)).toEqual([FILES[0], FILES[2]]);
});

test('parts of different encoders are reported and kept', async () => {
  const folder = await keptParts();
  const joined = joinParts(
    fakePage(() => part(1, 'unfit')),
    HASHES,
    folder,
  );
  await expect(joined).rejects.toThrow(PartsMissing);
  await expect(joined).rejects.toThrow(
    `The parts in “${folder}” are from different versions of Chromium: delete them and make them again.`,
  );
  expect(readdirSync(folder)).toEqual(FILES);
});

test('any other failure is passed on', async () => {
  const full = new RenderFailure({ code: 'storage-full', message: 'full' });
  const joined = joinParts(
    fakePage(() => full),
    HASHES,
    await keptParts(),
  );
  await expect(joined).rejects.toBe(full);
});

test('a film with kept parts makes a damaged one again', async () => {
  const page = fakePage((contents) => (contents[1] === 'kept' ? part(1, 'damaged') : undefined));
  expect(await makeAndJoin(page, HASHES, await keptParts(), output)).toEqual(FILM);
  expect(page.segment).toHaveBeenCalledOnce();
});

test('a film with kept parts of another encoder makes all of them again', async () => {
  const page = fakePage((contents) => (contents.includes('kept') ? part(1, 'unfit') : undefined));
  expect(await makeAndJoin(page, HASHES, await keptParts(), output)).toEqual(FILM);
  expect(page.segment).toHaveBeenCalledTimes(3);
});

test('parts that were made again and still do not fit end the command', async () => {
  const page = fakePage(() => part(1, 'unfit'));
  const joined = makeAndJoin(page, HASHES, await keptParts(), output);
  await expect(joined).rejects.toThrow(PartsMissing);
  expect(page.segment).toHaveBeenCalledTimes(3);
});
