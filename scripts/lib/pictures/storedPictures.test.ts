import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SCREEN_SIZES } from './pictureModes.mjs';
import { ROOT } from '../run.mjs';
import {
  BUDGET,
  packPictures,
  sizesOfPictures,
  STORED,
  unpackPictures,
} from './storedPictures.mjs';
import { readStories } from '../sources/storyFacts.mjs';
import { usualStates } from './usualStates.mjs';

let folder = '';
const file = (...parts: string[]) => join(folder, ...parts);
const pack = () => packPictures(file('png'), file('webp'));
const unpack = () => unpackPictures(file('webp'), file('png'));
const pixels = (path: string) => sharp(path).raw().toBuffer();

/** Draws an image of two colours with the smallest possible difference. */
async function draw(name: string, shade: number) {
  mkdirSync(file('png/linux'), { recursive: true });
  const raw = Buffer.from([shade, 100, 100, shade + 1, 100, 100]);
  await sharp(raw, { raw: { width: 2, height: 1, channels: 3 } })
    .png()
    .toFile(file('png/linux', `${name}.png`));
}

describe('screenshots on their way into the repository', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lectern-pictures-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('lose not a single pixel', async () => {
    await draw('a', 7);
    const drawn = await pixels(file('png/linux/a.png'));
    expect(await pack()).toBeGreaterThan(0);
    rmSync(file('png'), { recursive: true });
    await unpack();
    expect(await pixels(file('png/linux/a.png'))).toEqual(drawn);
  });

  it('are written if they have changed, and keep their bytes if they show the same', async () => {
    await draw('a', 7);
    await draw('b', 7);
    await pack();
    expect(await pack()).toBe(0);
    const stored = readFileSync(file('webp/linux/a.webp'));
    await draw('a', 7);
    expect(await pack()).toBe(0);
    await draw('a', 8);
    expect(await pack()).toBe(readFileSync(file('webp/linux/a.webp')).length);
    expect(readFileSync(file('webp/linux/a.webp')).equals(stored)).toBe(false);
    expect(readFileSync(file('webp/linux/b.webp')).equals(stored)).toBe(true);
  });

  it('are removed when their copy is, and copies when the stored file is', async () => {
    await draw('a', 7);
    await draw('b', 7);
    await pack();
    rmSync(file('png/linux/a.png'));
    await pack();
    expect(readdirSync(file('webp/linux'))).toEqual(['b.webp']);
    rmSync(file('webp/linux/b.webp'));
    await unpack();
    expect(readdirSync(file('png/linux'))).toEqual([]);
  });
});

describe('the stored screenshots', () => {
  const folders = readdirSync(STORED);

  it.each(folders)('of %s fit their budget', (name) => {
    expect(sizesOfPictures().find((size) => size.name === name)?.bytes).toBeLessThan(BUDGET);
  });

  it.each(folders)('of %s contain no duplicates', (name) => {
    const known = new Map<string, string>();
    const twice = readdirSync(join(STORED, name)).flatMap((picture) => {
      const bytes = readFileSync(join(STORED, name, picture), 'base64');
      const other = known.get(bytes);
      known.set(bytes, picture);
      return other === undefined ? [] : [[other, picture]];
    });
    expect(twice).toEqual([]);
  });

  const screens = [...usualStates()].map(([path, state]) => {
    const { meta } = readStories(readFileSync(join(ROOT, path), 'utf8'));
    return toId(meta.id ?? meta.title ?? '', storyNameFromExport(state));
  });
  it('are checked for all screens', () => expect(screens.length).toBeGreaterThan(20));

  it.each(screens)('show %s at three widths, in both themes', async (id) => {
    for (const name of folders) {
      for (const width of Object.keys(SCREEN_SIZES)) {
        for (const theme of ['light', 'dark']) {
          const picture = join(STORED, name, `${id}-${width}-${theme}.webp`);
          expect(existsSync(picture) ? (await sharp(picture).metadata()).width : picture).toBe(
            Number(width),
          );
        }
      }
    }
  });
});
