import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { UsageError } from './arguments.mjs';
import { checkOut } from './checkOut.mjs';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-out-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const film = { kind: 'film' } as const;
const table = { kind: 'table', file: 'people.csv' } as const;

test('a film needs a name, not only a folder', async () => {
  const folder = newFolder();
  for (const out of [folder, join(folder, 'films/')]) {
    const check = checkOut({ mode: film, out });
    await expect(check).rejects.toThrow(UsageError);
    await expect(check).rejects.toThrow(`“${out}” is a folder: name the film’s file with --out.`);
  }
});

test('folders of films and parts are created', async () => {
  const folder = newFolder();
  const parts = join(folder, 'parts');
  await checkOut({ mode: { ...film, parts }, out: join(folder, 'new/film.mp4') });
  await checkOut({ mode: table, out: join(folder, 'films/') });
  for (const name of ['parts', 'new', 'films']) expect(existsSync(join(folder, name))).toBe(true);
});

test('a file in the place of a folder is rejected', async () => {
  const folder = newFolder();
  const file = join(folder, 'file.mp4');
  writeFileSync(file, '');
  const asks = [
    { mode: table, out: file },
    { mode: { kind: 'segment', share: 1, of: 2 } as const, out: file },
    { mode: film, out: join(file, 'film.mp4') },
    { mode: { ...film, parts: file }, out: join(folder, 'film.mp4') },
  ];
  for (const ask of asks) {
    const check = checkOut(ask);
    await expect(check).rejects.toThrow(UsageError);
    await expect(check).rejects.toThrow(`“${file}” is not a folder that can be written to.`);
  }
});
