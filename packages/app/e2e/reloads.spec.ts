import { expect, test } from './support/fixtures.ts';
import {
  PARTS_DRAWN,
  SCRIPT,
  chooseAvatar,
  chooseVoice,
  continueToVoice,
  generateAudio,
  signIn,
  startRender,
  waitForPreview,
  writeScript,
} from './support/journey.ts';
import { textAppears } from './support/watch.ts';

// Specification: builds.2, more.1
test('a reload at every step loses nothing', async ({ page }) => {
  await signIn(page);
  await page.goto('/create');

  await test.step('script: the typed text is restored', async () => {
    await writeScript(page, SCRIPT);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Script' })).toHaveValue(SCRIPT);
  });

  await test.step('voice: the chosen voice is restored', async () => {
    await continueToVoice(page);
    await chooseVoice(page, 'James');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Choose a voice' })).toBeVisible();
    await expect(page.getByRole('radio', { name: /^James/ })).toBeChecked();
  });

  await test.step('avatar: audio and presenter are restored', async () => {
    await generateAudio(page, 'James');
    await chooseAvatar(page, 'Jonas');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Choose a presenter' })).toBeVisible();
    await expect(page.getByRole('option', { name: /^Jonas/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByRole('button', { name: 'Generate Video' })).toBeEnabled();
  });

  await test.step('processing: the render resumes and finishes', async () => {
    const drawing = textAppears(page, PARTS_DRAWN);
    await startRender(page);
    await drawing;
    await page.reload();
    await waitForPreview(page);
  });

  await test.step('preview: the video is still there', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your video is ready' })).toBeVisible();
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.duration))
      .toBeGreaterThan(10);
  });
});
