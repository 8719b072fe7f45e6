import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  admit,
  isAccepted,
  limitWords,
  refusalOf,
  refusalWords,
  shownName,
  sizeWords,
} from './fileLimits.ts';

const file = (name: string, type = 'image/png', content = 'x') =>
  new File([content], name, { type });

describe('sizeWords', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1 KB'],
    [1_800_000, '1.8 MB'],
    [999_960, '1 MB'],
    [60e6, '60 MB'],
    [Number.NaN, '0 bytes'],
  ])('formats %d bytes as %s', (bytes, words) => {
    expect(sizeWords(bytes)).toBe(words);
  });

  it('never rounds a size over a limit down to the limit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: 1, max: 99_999 }),
        (mb, over) => {
          expect(sizeWords(mb * 1e6 + over, 'up')).not.toBe(sizeWords(mb * 1e6));
        },
      ),
    );
  });
});

describe('shownName', () => {
  it('stays short and keeps the extension, however long the name is', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 60, maxLength: 600 }), (stem) => {
        const shown = shownName(`${stem}.png`);
        expect(Array.from(shown).length).toBeLessThanOrEqual(47);
        expect(shown.endsWith('.png')).toBe(true);
      }),
    );
  });

  it('removes direction marks that can hide the extension', () => {
    expect(shownName('holiday\u202Egnp.exe')).toBe('holidaygnp.exe');
  });

  it('is never empty', () => {
    expect(shownName('\u202E')).toBe('Unnamed file');
  });
});

describe('isAccepted', () => {
  it.each([
    ['photo.png', 'image/png', ['image/png'], true],
    ['photo.PNG', 'IMAGE/PNG', ['image/*'], true],
    ['drawing.svg', 'image/svg+xml', ['image/png', 'image/jpeg'], false],
    ['notes.pdf', 'application/pdf', ['image/*'], false],
    ['photo.heic', '', ['.heic'], true],
    ['imagepng', 'imagepng', ['image/*'], false],
    ['any.thing', '', [], true],
  ])('for %s of type %o with accept %o returns %o', (name, type, accept, expected) => {
    expect(isAccepted({ name, type }, accept)).toBe(expected);
  });
});

describe('limits', () => {
  it('are described in one sentence', () => {
    expect(limitWords({ typesLabel: 'JPEG or PNG images', maxSize: 10e6, maxCount: 5 })).toBe(
      'JPEG or PNG images, up to 10 MB each, 5 at most.',
    );
    expect(limitWords({ maxSize: 2e6, maxCount: 1 })).toBe('Up to 2 MB.');
    expect(limitWords({})).toBe('');
  });

  it('refuse a file of another type, an empty file and one that is too large, with the reason', () => {
    const limits = { accept: ['image/png'], typesLabel: 'PNG images', maxSize: 2 };
    expect(refusalOf(file('a.png'), limits)).toBeNull();
    expect(refusalOf(file('a.pdf', 'application/pdf'), limits)?.reason).toBe(
      'Only PNG images can be added.',
    );
    expect(refusalOf(file('a.png', 'image/png', ''), limits)?.reason).toBe(
      'A file must not be empty.',
    );
    expect(refusalOf(file('a.png', 'image/png', 'xyz'), limits)).toEqual({
      name: 'a.png (3 bytes)',
      reason: 'A file can have 2 bytes at most.',
    });
  });
});

it('refusals become one sentence per reason, which counts the files that it does not name', () => {
  const refusals = Array.from({ length: 40 }, (_, index) => ({
    name: `${index}.png`,
    reason: 'No.',
  }));
  expect(refusalWords(refusals.slice(0, 1))).toEqual(['0.png was not added. No.']);
  expect(refusalWords(refusals.slice(0, 3))).toEqual([
    '0.png, 1.png and 2.png were not added. No.',
  ]);
  expect(refusalWords(refusals)).toEqual(['0.png, 1.png, 2.png and 37 more were not added. No.']);
  expect(refusalWords([...refusals.slice(0, 1), { name: 'a.pdf', reason: 'Why.' }])).toHaveLength(
    2,
  );
});

describe('admit', () => {
  it('respects the limit, keeps the present files and reports every file that it does not add', () => {
    const names = fc.array(
      fc.nat({ max: 30 }).map((n) => file(`${n}.png`)),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(names, names, fc.integer({ min: 2, max: 12 }), (present, offered, maxCount) => {
        const before = present.slice(0, maxCount);
        const { files, refusals } = admit(before, offered, maxCount);
        expect(files.length).toBeLessThanOrEqual(maxCount);
        expect(files.slice(0, before.length)).toEqual(before);
        expect(files.length - before.length + refusals.length).toBe(offered.length);
      }),
    );
  });

  it('replaces a single file with the first one offered', () => {
    const { files, refusals } = admit([file('old.png')], [file('new.png'), file('more.png')], 1);
    expect(files.map(({ name }) => name)).toEqual(['new.png']);
    expect(refusals.map(({ reason }) => reason)).toEqual(['Only one file can be added.']);
  });
});
