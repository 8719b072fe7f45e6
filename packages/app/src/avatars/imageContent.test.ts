import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isImageContent, validateImage } from './imageContent.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const HEADS = {
  jpeg: bytes('\xff\xd8\xff\xe0\0\x10JFIF\0\x01'),
  png: bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'),
  webp: bytes('RIFF\x24\0\0\0WEBPVP8 '),
};

describe('images are recognised by their content', () => {
  test.each(Object.entries(HEADS))('accepts a %s header, whatever follows', (_name, head) => {
    fc.assert(
      fc.property(fc.uint8Array(), (rest) => {
        expect(isImageContent(Uint8Array.from([...head, ...rest]))).toBe(true);
      }),
    );
  });

  test.each(Object.entries(HEADS))('rejects a truncated %s header', (_name, head) => {
    expect(isImageContent(head.slice(0, 2))).toBe(false);
  });

  // Specification: request-avatar.5
  test.each([
    ['a program', 'MZ\x90\0\x03'],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>'],
    ['a web page', '<!doctype html>'],
    ['a PDF', '%PDF-1.7'],
    ['a sound in the same container', 'RIFF\x24\0\0\0WAVEfmt '],
    ['nothing', ''],
  ])('%s is not an image', async (_name, text) => {
    expect(isImageContent(bytes(text))).toBe(false);
    const file = new File([bytes(text)], 'portrait.png', { type: 'image/png' });
    expect(await validateImage(file)).toBe('What is in it is not a JPEG, PNG or WebP image.');
  });

  test('accepts an image under any file name', async () => {
    expect(await validateImage(new File([HEADS.jpeg], 'x.exe'))).toBeNull();
  });
});
