import { downloadVideo } from './support/download.ts';
import { expect, test } from './support/fixtures.ts';
import { SCRIPT, prepareVideo, signIn, startRender, waitForPreview } from './support/journey.ts';
import { expectGoodVideo } from './support/videoChecks.ts';

/** The usual script with a pause and a word that is pronounced differently from its spelling. */
const MARKED = SCRIPT.replace('Lectern,', 'Lectern, [say lek turn] [pause 1s]');

const FORMATS = [
  { aspect: '9:16', resolution: '720p', width: 720, height: 1280, style: 'Outline' },
  { aspect: '1:1', resolution: '1080p', width: 1080, height: 1080, style: 'Plain' },
  // The remaining sizes, which take minutes, are in the part `formats`.
  { aspect: '16:9', resolution: '1080p', width: 1920, height: 1080, style: 'Word by word' },
  { aspect: '9:16', resolution: '1080p', width: 1080, height: 1920, style: 'Word by word' },
  { aspect: '1:1', resolution: '720p', width: 720, height: 720, style: 'Word by word' },
] as const;

// Each has its own page, so they can run in parallel.
test.describe.configure({ mode: 'parallel' });

const asked = process.env['LECTERN_ALL_FORMATS'] ? FORMATS : FORMATS.slice(0, 2);
for (const { aspect, resolution, width, height, style } of asked) {
  // Specification: wizard-more.2, wizard-more.19
  test(`a video in ${aspect} at ${resolution} passes the same checks as the usual one`, async ({
    page,
  }) => {
    await signIn(page);
    await prepareVideo(page, { script: MARKED });

    await test.step('choose the look', async () => {
      const look = page.getByRole('region', { name: 'Look' });
      await look.getByRole('radio', { name: aspect }).click();
      await look.getByRole('radio', { name: resolution }).click();
      await look.locator('label').filter({ hasText: 'Ink' }).click();
      await look.getByRole('button', { name: /Caption style/ }).click();
      await page.getByRole('option', { name: style }).click();
      await expect(page.getByText(`${width} × ${height}`)).toBeVisible();
    });

    await startRender(page);
    await waitForPreview(page);
    const size = await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
      while (video.videoWidth === 0) {
        await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve));
      }
      return [video.videoWidth, video.videoHeight];
    });
    expect(size).toEqual([width, height]);
    const file = await downloadVideo(page);
    await expectGoodVideo(page, {
      file,
      script: MARKED,
      avatar: 'Amara',
      format: { width, height, frameRate: 30 },
      scene: { colour: 'ink', backdrop: 'disc' },
    });
  });
}
