import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXTENSIONS } from './fileKind.ts';
import { fileName, wizardTitle } from './fileName.ts';

/** Names that Windows reserves for devices, as listed in its documentation. */
const DEVICES = [
  ...['CON', 'PRN', 'AUX', 'NUL'],
  ...Array.from('0123456789¹²³').flatMap((digit) => [`COM${digit}`, `LPT${digit}`]),
];
const bytes = (text: string) => new TextEncoder().encode(text).length;

// Specification: validation.15
test.each([
  ['Spring launch', 'Spring_launch.mp4'],
  ['Q3: results & "outlook"!', 'Q3_results_outlook.mp4'],
  ['Über  Größe', 'Über_Größe.mp4'],
  ['年次報告', '年次報告.mp4'],
  ['-rf my files', 'rf_my_files.mp4'],
  ['..', 'video.mp4'],
  ['.hidden', 'hidden.mp4'],
  ['Notes. ', 'Notes.mp4'],
  ['film\u202e4pm.exe', 'film4pmexe.mp4'],
  ['nul', 'video_nul.mp4'],
  ['aux.c', 'auxc.mp4'],
  ['com¹', 'video_com¹.mp4'],
  ['--', 'video.mp4'],
  ['???', 'video.mp4'],
  ['', 'video.mp4'],
])('%j becomes %s', (title, name) => {
  expect(fileName(title, 'mp4')).toBe(name);
});

test('an image without a usable name is called image', () => {
  expect(fileName('???', 'png', 'image')).toBe('image.png');
  expect(fileName('con', 'png', 'image')).toBe('image_con.png');
});

test('a long name is cut at a whole character and keeps its extension', () => {
  const name = fileName('👩🏽‍🚀é年'.repeat(80), 'webm');
  expect(name).toMatch(/^(?:é年)+é?\.webm$/u);
  expect(bytes(name)).toBeLessThanOrEqual(200);
  expect(bytes(name)).toBeGreaterThan(190);
});

describe('for any title', () => {
  const title = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc
      .array(fc.constantFrom(...DEVICES, ...Array.from(' .-_/\\:*?"<>|\u0000\u202e\u200f\ud800')), {
        maxLength: 6,
      })
      .map((parts) => parts.join('')),
    fc.mixedCase(fc.constantFrom(...DEVICES)),
  );
  const name = fc.tuple(title, fc.constantFrom(...EXTENSIONS)).map(([text, extension]) => ({
    made: fileName(text, extension),
    extension,
  }));

  test('the name contains only letters, digits, dashes and underscores, and one dot before its extension', () => {
    fc.assert(
      fc.property(name, ({ made, extension }) => {
        expect(made).toMatch(/^[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_-]*\.[a-z0-9]+(?:\.json)?$/u);
        expect(made.endsWith(`.${extension}`)).toBe(true);
      }),
    );
  });

  test('the name is not a device name', () => {
    fc.assert(
      fc.property(name, ({ made }) => {
        expect(DEVICES).not.toContain(made.split('.')[0]?.toUpperCase());
      }),
    );
  });

  test('the name leaves room for what a browser adds, and is well-formed', () => {
    fc.assert(
      fc.property(name, ({ made }) => {
        expect(bytes(`${made} (1).crdownload`)).toBeLessThanOrEqual(255);
        // Half a surrogate pair would come back as another character.
        expect(new TextDecoder().decode(new TextEncoder().encode(made))).toBe(made);
      }),
    );
  });
});

// Specification: validation.16
test('the wizard names its download by timestamp', () => {
  expect(fileName(wizardTitle(1_767_225_600_000), 'mp4')).toBe('video_1767225600000.mp4');
});
