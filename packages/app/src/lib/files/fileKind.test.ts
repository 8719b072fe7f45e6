import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXTENSIONS, type Extension, kindOfBytes, kindOfType, kindOfUrl } from './fileKind.ts';

const of = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each<[string, string, Extension | null]>([
  ['an MP4', '\0\0\0\x20ftypisom\0\0\x02\0', 'mp4'],
  ['an MP4 in fragments', '\0\0\0\x1cftypiso5', 'mp4'],
  ['a QuickTime film', '\0\0\0\x14ftypqt  ', 'mov'],
  ['AAC', '\0\0\0\x20ftypM4A ', 'm4a'],
  ['AVIF', '\0\0\0\x20ftypavif', 'avif'],
  ['HEIC', '\0\0\0\x18ftypheic', null],
  [
    'WebM',
    '\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x84webm',
    'webm',
  ],
  ['Matroska', '\x1aE\xdf\xa3\xa3B\x82\x88matroska', null],
  ['PNG', '\x89PNG\r\n\x1a\n', 'png'],
  ['JPEG', '\xff\xd8\xff\xe0', 'jpg'],
  ['GIF', 'GIF89a', 'gif'],
  ['WebP', 'RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ['WAV', 'RIFF\x10\0\0\0WAVEfmt ', 'wav'],
  ['AVI', 'RIFF\x10\0\0\0AVI LIST', null],
  ['PDF', '%PDF-1.7', 'pdf'],
  ['captions', 'WEBVTT\n\n', 'vtt'],
  ['captions with a byte order mark', '\xef\xbb\xbfWEBVTT', 'vtt'],
  ['MP3 with tags', 'ID3\x04', 'mp3'],
  ['MP3', '\xff\xfb\x90\x64', 'mp3'],
  ['a program for Windows', 'MZ\x90\0', null],
  ['a page', '<!doctype html>', null],
  ['nothing', '', null],
])('%s is identified by its bytes', (_what, bytes, kind) => {
  expect(kindOfBytes(of(bytes))).toBe(kind);
});

test.each([
  ['video/mp4', 'mp4'],
  ['Video/WebM; codecs="vp9"', 'webm'],
  ['image/jpeg', 'jpg'],
  ['text/html', null],
  ['application/x-msdownload', null],
  ['constructor', null],
  ['', null],
])('the type %j means %j', (type, kind) => {
  expect(kindOfType(type)).toBe(kind);
});

// Specification: validation.15
test.each<[string, Extension | null]>([
  ['https://media.example.com/1.webm?x=1', 'webm'],
  ['https://media.example.com/a.MOV#t=1', 'mov'],
  ['https://media.example.com/a.b/video', null],
  ['https://media.example.com', null],
  ['/videos/a.webm', 'webm'],
  ['data:video/webm;base64,AA/a.webm', null],
  ['blob:https://example.com/file.webm', null],
])('the address %s means %j', (url, kind) => {
  expect(kindOfUrl(url)).toBe(kind);
});

test.each(['exe', 'html', 'svg', 'bat', 'js', 'scr', 'lnk', 'hta', 'php'])(
  'an address that ends in .%s means nothing',
  (ending) => {
    expect(kindOfUrl(`https://media.example.com/film.${ending}`)).toBeNull();
  },
);

test('results are always in the list', () => {
  const list: readonly (string | null)[] = [...EXTENSIONS, null];
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), fc.string(), fc.webUrl(), (bytes, text, url) => {
      expect(list).toContain(kindOfBytes(bytes));
      expect(list).toContain(kindOfType(text));
      expect(list).toContain(kindOfUrl(url));
      expect(list).toContain(kindOfUrl(text));
    }),
  );
});
