// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { findPresenter } from '../presenter/recipes.ts';
import { openPreview } from './livePreview.ts';
import { recordCanvases } from './recordedCanvas.ts';

/** A media store in which every file is a timeline of four silent seconds. */
function stubStorage(): void {
  const timeline = JSON.stringify({ version: 1, duration: 4, phones: [], words: [] });
  const file = { getFile: () => Promise.resolve(new File([timeline], 'speech.json')) };
  const folder = { getFileHandle: () => Promise.resolve(file) };
  const root = { getDirectoryHandle: () => Promise.resolve(folder) };
  vi.stubGlobal('navigator', { storage: { getDirectory: () => Promise.resolve(root) } });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A canvas of a page that counts how often it is drawn on. */
function pageCanvas() {
  const drawImage = vi.fn();
  const canvas = { width: 300, height: 150, getContext: () => ({ drawImage }) };
  return { canvas: canvas as unknown as HTMLCanvasElement, drawImage };
}

test('each frame is drawn once, even if the page asks more often than frames change', async () => {
  recordCanvases();
  stubStorage();
  const { recipe, scene } = findPresenter('amara') ?? expect.fail();
  const preview = await openPreview(
    {
      timelineFile: 'speech.json',
      presenter: recipe,
      scene,
      format: { width: 768, height: 432, frameRate: 30 },
      burnCaptions: false,
    },
    new AbortController().signal,
  );
  const { canvas, drawImage } = pageCanvas();
  preview.paint(canvas, null);
  preview.paint(canvas, null);
  expect(drawImage).toHaveBeenCalledTimes(1);
  for (let moment = 0; moment < 60; moment += 1) preview.paint(canvas, (moment + 0.5) / 60);
  expect(drawImage).toHaveBeenCalledTimes(31);

  const other = pageCanvas();
  preview.paint(other.canvas, 59.5 / 60);
  expect(other.drawImage).toHaveBeenCalledTimes(1);
  // A page may have cleared it.
  canvas.width = 10;
  preview.paint(canvas, 59.5 / 60);
  expect(drawImage).toHaveBeenCalledTimes(32);
});
