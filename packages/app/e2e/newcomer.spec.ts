import { downloadVideo } from './support/download.ts';
import { expect, test } from './support/fixtures.ts';
import {
  FRAMES_DRAWN,
  SCRIPT,
  chooseAvatar,
  continueToVoice,
  generateAudio,
  signIn,
  startRender,
  waitForPreview,
  writeScript,
} from './support/journey.ts';
import { expectGoodVideo } from './support/videoChecks.ts';
import { textAppears } from './support/watch.ts';

// Specification: wizard.24, builds.3, readings.16, more.3
test('a newcomer makes a video, downloads it and finds it again', async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page);
  await page.getByRole('link', { name: 'Create Video' }).click();
  await writeScript(page, SCRIPT);
  await continueToVoice(page);

  await test.step('hear a voice', async () => {
    const playing = page.getByRole('button', { name: /Pause.*Olivia/ }).waitFor();
    await page.getByRole('button', { name: /Play.*Olivia/ }).click();
    await playing;
  });

  await generateAudio(page, 'Olivia');
  await chooseAvatar(page, 'Amara');
  const drawing = textAppears(page, FRAMES_DRAWN);
  await startRender(page);
  await test.step('true progress', () => drawing);
  await waitForPreview(page);

  await test.step('the video plays with captions', async () => {
    const video = page.locator('video');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0.5);
    expect(
      await video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length),
    ).toBeGreaterThan(3);
  });

  const file = await test.step('download', () => downloadVideo(page));
  await expectGoodVideo(page, { file, script: SCRIPT, avatar: 'Amara' });

  await test.step('it is in My Videos after a reload', async () => {
    await page.goto('/videos');
    await page.reload();
    const card = page.getByRole('article').filter({ hasText: 'Completed' });
    await expect(card).toHaveCount(1);
    const download = page.waitForEvent('download');
    await card.getByRole('button', { name: /Download/ }).click();
    expect((await download).suggestedFilename()).toMatch(/\.mp4$/);
  });
});
