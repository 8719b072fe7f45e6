import { expect, type Page } from './fixtures.ts';

/** Downloads the finished video from the preview; resolves to the path of the MP4. */
export async function downloadVideo(page: Page): Promise<string> {
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^video_\d+\.mp4$/);
  return download.path();
}
