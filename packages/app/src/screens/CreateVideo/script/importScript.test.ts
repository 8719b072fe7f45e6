import { describe, expect, it } from 'vitest';
import { importScript } from './importScript.ts';

const read = (name: string, text: string) => importScript(name, new TextEncoder().encode(text));

describe('importScript', () => {
  it('imports plain text as it is, with uniform line endings', () => {
    expect(read('a.txt', '\ufeffOne.\r\n\r\n\r\n\r\nTwo. \n')).toEqual({ text: 'One.\n\nTwo.' });
  });

  it('imports Markdown without its markup', () => {
    const text =
      '---\ntitle: x\n---\n# Hello\n\n- **Bold** and [a link](https://a.b)\n\n***\n`code`';
    expect(read('a.md', text)).toEqual({ text: 'Hello\n\nBold and a link\n\ncode' });
  });

  it.each([
    [
      'WebVTT',
      'WEBVTT\n\n00:01.000 --> 00:02.000\nOne <b>two</b>\n\n00:02.100 --> 00:03.000\nthree.',
    ],
    [
      'SubRip',
      '1\r\n00:00:01,000 --> 00:00:02,000\r\nOne two\r\n\r\n2\r\n00:00:02,100 --> 00:00:03,000\r\nthree.\r\n',
    ],
  ])('imports the words of %s by its content, whatever the file name', (_, text) => {
    expect(read('captions.txt', text)).toEqual({ text: 'One two three.' });
  });

  it('reads UTF-16', () => {
    const bytes = new Uint8Array([0xff, 0xfe, 0x48, 0, 0x69, 0]);
    expect(importScript('a.txt', bytes)).toEqual({ text: 'Hi' });
  });

  // Specification: wizard-more.6
  it.each([
    ['a PDF called text', '%PDF-1.7 …', 'is a PDF'],
    ['a Word file called text', 'PK\u0003\u0004…', 'is a Word or ZIP file'],
    ['a rich text file', '{\\rtf1 …', 'is a rich text file'],
    ['bytes', 'a\u0000b', 'is no text file'],
    ['nothing', ' \n ', 'has no words'],
  ])('rejects %s in one sentence with a way out', (_, text, reason) => {
    expect(read('a.txt', text)).toEqual({ problem: expect.stringMatching(reason) as string });
  });

  // Specification: wizard-more.6
  it('states its limit', () => {
    expect(read('a.txt', 'a'.repeat(1_000_001))).toEqual({
      problem: expect.stringContaining('larger than 1 MB') as string,
    });
  });
});
