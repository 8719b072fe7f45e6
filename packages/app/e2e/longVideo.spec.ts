import { expect, test } from './support/fixtures.ts';
import { FILM_TIMEOUT } from './support/timeouts.ts';
import { SCRIPT, chooseSquare, prepareVideo, signIn, startRender } from './support/journey.ts';
import { downloadVideo } from './support/download.ts';
import { expectGoodVideo, skipWithoutFfmpeg } from './support/videoChecks.ts';

// Specification: builds.3
test('lips and sound of a styled presenter stay in sync for three minutes', async ({ page }) => {
  skipWithoutFfmpeg();
  const script = Array.from({ length: 8 }, () => SCRIPT).join('\n\n');
  await signIn(page);
  await prepareVideo(page, { script, voice: 'James', avatar: 'Wren' });
  // Only the timing is checked here.
  await chooseSquare(page);
  await startRender(page);
  await expect(page.getByRole('heading', { name: 'Your video is ready' })).toBeVisible({
    timeout: FILM_TIMEOUT,
  });
  await expectGoodVideo(page, {
    file: await downloadVideo(page),
    script,
    avatar: 'Wren',
    format: { width: 720, height: 720, frameRate: 30 },
  });
});
