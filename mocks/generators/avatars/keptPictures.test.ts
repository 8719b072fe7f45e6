import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { createHash } from 'node:crypto';
import { portraitUrl, sceneStillUrl } from '@lectern/studio/portraits';
import { PRESENTERS } from '@lectern/studio';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LecternDatabase, openDatabase } from '../../db/database.ts';
import { ART, createKeptPictures } from './keptPictures.ts';

let db: LecternDatabase;
beforeEach(() => {
  db = openDatabase('pictures', { indexedDB: new IDBFactory(), IDBKeyRange });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await db.delete();
});

const written = () => vi.waitFor(async () => expect(await db.meta.count()).toBeGreaterThan(0));

test('a picture is drawn only once, for this page and the next', async () => {
  const draw = vi.fn(() => Promise.resolve('data:one'));
  const pictureOf = createKeptPictures(db);
  expect(await pictureOf('amara', draw)).toBe('data:one');
  expect(await pictureOf('amara', draw)).toBe('data:one');
  await written();
  expect(await createKeptPictures(db)('amara', draw)).toBe('data:one');
  expect(draw).toHaveBeenCalledTimes(1);
});

test('a picture drawn with older art is drawn again', async () => {
  await db.meta.put({ key: 'picture amara', value: 'art 0 data:old' });
  const draw = () => Promise.resolve('data:new');
  expect(await createKeptPictures(db)('amara', draw)).toBe('data:new');
});

test('pictures are returned even if the disk is full', async () => {
  const put = vi.spyOn(db.meta, 'bulkPut').mockRejectedValue(new Error('full'));
  const pictureOf = createKeptPictures(db);
  expect(await pictureOf('amara', () => Promise.resolve('data:one'))).toBe('data:one');
  expect(await pictureOf('ben', () => Promise.resolve('data:two'))).toBe('data:two');
  await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(1));
});

test('the presenters still look like their kept pictures; otherwise ART must be raised', () => {
  const pictures = PRESENTERS.flatMap(({ recipe, scene }) => [
    portraitUrl(recipe, scene),
    sceneStillUrl(recipe, scene),
  ]);
  const digest = createHash('sha256').update(pictures.join('\n')).digest('hex').slice(0, 12);
  expect([ART, digest]).toEqual([1, 'e159c2388885']);
});
