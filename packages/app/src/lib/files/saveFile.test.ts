// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFile, saveUrl } from './saveFile.ts';

const MP4 = '\0\0\0\x20ftypisom';
let names: string[] = [];

function serve(body: string, type: string, status = 200): void {
  const bytes = Uint8Array.from(body, (character) => character.charCodeAt(0));
  const headers = { 'Content-Type': type };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(bytes, { status, headers })));
}

beforeEach(() => {
  names = [];
  vi.useFakeTimers();
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:file';
      static override revokeObjectURL = () => undefined;
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function remember(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// Specification: validation.15
test.each([
  ['https://media.example.com/film.exe', MP4, 'application/x-msdownload', 'Film.mp4'],
  ['https://media.example.com/film.mp4', '<!doctype html>', 'text/html', 'Film.mp4'],
  ['https://media.example.com/film.php', 'x', 'video/webm', 'Film.webm'],
  ['https://media.example.com/film.svg', 'x', 'image/svg+xml', 'Film.mp4'],
  ['https://media.example.com/film.mov', 'x', '', 'Film.mov'],
  ['blob:https://example.com/1', MP4, 'text/html', 'Film.mp4'],
])('%s is saved with the extension of its kind', async (url, body, type, name) => {
  serve(body, type);
  await saveUrl(url, { title: 'Film', usually: 'mp4' });
  expect(names).toEqual([name]);
});

test('a fetched file gets the same name', async () => {
  serve(MP4, 'video/mp4');
  const file = await fetchFile('/film.bat', { title: 'Con', usually: 'mp4' });
  expect(file.name).toBe('video_Con.mp4');
  expect(file.type).toBe('video/mp4');
});

test('an unidentifiable image is saved as PNG', async () => {
  serve('x', 'application/octet-stream');
  await saveUrl('https://media.example.com/1', { title: '?', usually: 'png' });
  expect(names).toEqual(['image.png']);
});

test('an error response is not saved', async () => {
  serve('Gone', 'video/mp4', 404);
  await expect(saveUrl('/film.mp4', { title: 'Film', usually: 'mp4' })).rejects.toThrow('404');
  expect(names).toEqual([]);
});
