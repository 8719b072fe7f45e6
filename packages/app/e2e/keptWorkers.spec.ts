import { openStudio } from '../../../scripts/lib/studioPage.mjs';
import { expect, test } from './support/fixtures.ts';

/*
 * The studio alone, in its own browser: what consecutive films, like rows of a table, do not have to start
 * and draw again, and what remains of it afterwards.
 */

const FORMAT = { width: 640, height: 360, frameRate: 30 };
const row = (name: string) => `Hello ${name}, and welcome to the team. Your desk is by the window.`;

test('consecutive films share workers and layers, and leave none behind', async () => {
  const studio = await openStudio({ isBuilt: true });
  let started = 0;
  studio.onWorker(() => {
    started += 1;
  });
  try {
    await studio.speak(row('Anna'));
    await studio.render(FORMAT);
    // One to speak, one to draw, one to assemble.
    expect(started).toBe(3);
    const drawn = await studio.layersDrawn();
    expect(drawn).toBeGreaterThan(3);

    await studio.speak(row('Boris'));
    const { frames } = await studio.render(FORMAT);
    expect(started).toBe(3);
    expect(await studio.layersDrawn()).toBe(drawn);
    expect(studio.workers()).toBe(3);

    // The pictures are the same as from workers that made no earlier film.
    const shared = await studio.pictures(FORMAT, 1);
    expect(started).toBe(3);
    expect(await studio.layersDrawn()).toBe(drawn);
    expect(new Set(shared).size).toBeGreaterThan(20);
    await studio.forget();
    await expect.poll(() => studio.workers()).toBe(0);
    await studio.speak(row('Boris'));
    expect(await studio.pictures(FORMAT, 2)).toEqual(shared);

    // Another size is drawn by the same worker as before; a new one assembles the film.
    const before = await studio.layersDrawn();
    const upright = { width: 360, height: 640, frameRate: 30 };
    started = 0;
    expect((await studio.render(upright)).frames).toBe(frames);
    expect(await studio.layersDrawn()).toBeGreaterThan(before);
    expect(started).toBe(1);

    // A film that is cancelled or fails ends its workers at once; the speaking one may remain idle.
    const atOnce = { timeout: 5_000 };
    expect(await studio.cancelled(FORMAT)).toBe('cancelled');
    await expect.poll(() => studio.workers(), atOnce).toBeLessThan(2);
    const empty = { width: 2, height: 2, frameRate: 30 };
    await expect(studio.render(empty)).rejects.toThrow();
    await expect.poll(() => studio.workers(), atOnce).toBeLessThan(2);
    await expect.poll(() => studio.workers()).toBe(0);
  } finally {
    await studio.close();
  }
});

test('a machine with many cores draws a film with four workers', async () => {
  const studio = await openStudio({ isBuilt: true });
  try {
    const names = ['Anna', 'Boris', 'Carla', 'Dora', 'Emil', 'Fatima', 'Goran', 'Hilda'];
    await studio.speak(names.map(row).join('\n\n'));
    const { worker } = await studio.render(FORMAT, undefined, { workers: 4 });
    expect(worker.segments).toBeGreaterThan(3);
    expect(worker.workers).toBe(4);
  } finally {
    await studio.close();
  }
});
