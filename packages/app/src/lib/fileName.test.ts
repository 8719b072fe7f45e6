import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { downloadFileName, extensionFromUrl, wizardFileName } from './fileName.ts';

describe('downloadFileName', () => {
  test.each([
    ['Spring launch', 'https://media.example.com/v/1.mp4', 'Spring_launch.mp4'],
    ['Q3: results & "outlook"!', 'https://media.example.com/1.webm?x=1', 'Q3_results_outlook.webm'],
    ['Über  Größe', 'blob:http://localhost/1f2e', 'Über_Größe.mp4'],
    ['年次報告', 'https://media.example.com/1', '年次報告.mp4'],
    ['???', 'https://media.example.com/1.mp4', 'video.mp4'],
    ['', 'https://media.example.com/1.mp4', 'video.mp4'],
  ])('%j from %s is called %s', (title, url, name) => {
    expect(downloadFileName(title, url)).toBe(name);
  });

  test('no title makes a name that a file system refuses or that climbs out of its folder', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const name = downloadFileName(title, 'https://media.example.com/a.mp4');
        expect(name).toMatch(/^[\p{L}\p{M}\p{N}_-]+\.mp4$/u);
      }),
    );
  });
});

describe('extensionFromUrl', () => {
  test.each([
    ['https://media.example.com/a.b/video', 'mp4'],
    ['https://media.example.com', 'mp4'],
    ['https://media.example.com/a.MOV#t=1', 'mov'],
    ['data:video/webm;base64,AA.mkv', 'mp4'],
    ['blob:https://example.com/file.webm', 'mp4'],
    ['/videos/a.webm', 'webm'],
  ])('%s ends in %s', (url, extension) => {
    expect(extensionFromUrl(url)).toBe(extension);
  });

  test('is always short, lower-case letters and digits', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string()), (url) => {
        expect(extensionFromUrl(url)).toMatch(/^[a-z0-9]{1,5}$/);
      }),
    );
  });
});

test('the wizard names its download by the time', () => {
  expect(wizardFileName(1_767_225_600_000)).toBe('video_1767225600000.mp4');
});
