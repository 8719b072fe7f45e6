import { unzipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Film } from './videoSelection.ts';
import { zipFilms } from './zipFilms.ts';

const film = (name: string, videoUrl: string) => ({ name, videoUrl }) as Film;

/** Serves films by URL; responds with 404 to any other. */
function serve(films: Record<string, string>): void {
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    const content = films[url];
    return Promise.resolve(
      content === undefined
        ? new Response(null, { status: 404 })
        : new Response(content, { headers: { 'Content-Type': 'video/mp4' } }),
    );
  });
}

async function zip(films: readonly Film[], controller = new AbortController()) {
  const done: number[] = [];
  const { stream, result } = zipFilms(films, {
    signal: controller.signal,
    onFilm: (index) => void done.push(index),
  });
  const files = unzipSync(new Uint8Array(await new Response(stream).arrayBuffer()));
  const texts = Object.entries(files).map(([name, bytes]) => [
    name,
    new TextDecoder().decode(bytes),
  ]);
  return { files: Object.fromEntries(texts) as Record<string, string>, result, done };
}

afterEach(() => vi.unstubAllGlobals());

describe('the ZIP of films', () => {
  it('has each film under its title, and no duplicate names', async () => {
    serve({ '/1': 'one', '/2': 'two', '/3': 'three' });
    const films = [film('Welcome', '/1'), film('welcome', '/2'), film('مرحبا 🎬', '/3')];
    const { files, result, done } = await zip(films);
    expect(files).toEqual({ 'Welcome.mp4': 'one', 'welcome_2.mp4': 'two', 'مرحبا.mp4': 'three' });
    expect(result).toEqual({ saved: 3, missing: 0 });
    expect(done).toEqual([0, 1, 2]);
  });

  it('counts films that cannot be read, and continues', async () => {
    serve({ '/2': 'two' });
    const { files, result } = await zip([film('One', '/1'), film('Two', '/2')]);
    expect(files).toEqual({ 'Two.mp4': 'two' });
    expect(result).toEqual({ saved: 1, missing: 1 });
  });

  it('stops when cancelled', async () => {
    serve({ '/1': 'one' });
    const controller = new AbortController();
    controller.abort();
    await expect(zip([film('One', '/1')], controller)).rejects.toThrow('aborted');
  });
});
