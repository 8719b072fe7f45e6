import { expect, test, type Page } from './support/fixtures.ts';
import { FILM_TIMEOUT } from './support/timeouts.ts';
import {
  continueToVoice,
  chooseAvatar,
  chooseVoice,
  generateAudio,
  signIn,
  writeScript,
} from './support/journey.ts';

/** Counts the different pictures that the presenter shows during a second of audio. */
async function picturesOfASecond(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const canvas = document.querySelector('canvas');
    if (!canvas) throw new Error('There is no presenter to look at.');
    const seen = new Set<string>();
    const begin = performance.now();
    while (performance.now() - begin < 1_000) {
      seen.add(canvas.toDataURL('image/jpeg', 0.5));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return seen.size;
  });
}

// Specification: wizard-more.13, wizard-more.15, wizard-more.17
test('the presenter speaks before anything is rendered, and only a changed sentence is synthesised again', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/create');
  await writeScript(page, 'Maybe a million people. Welcome them warmly. Then say goodbye.');
  await continueToVoice(page);

  await test.step('the first sentence can be heard at once', async () => {
    await chooseVoice(page, 'Olivia');
    await page.getByRole('button', { name: 'Hear it read your first sentence' }).click();
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible({ timeout: FILM_TIMEOUT });
    await expect(
      page.getByRole('button', { name: 'Hear it read your first sentence' }),
    ).toBeVisible();
  });

  await generateAudio(page, 'Olivia');
  await chooseAvatar(page, 'Amara');

  await test.step('lips move while the audio plays, and rest when it does not', async () => {
    await expect(page.locator('canvas')).toBeVisible();
    expect(await picturesOfASecond(page)).toBe(1);
    await page.getByRole('button', { name: 'Play audio' }).click();
    await expect(page.getByRole('button', { name: 'Pause audio' })).toBeVisible();
    expect(await picturesOfASecond(page)).toBeGreaterThan(5);
    await page.getByRole('button', { name: 'Pause audio' }).click();
    expect(await picturesOfASecond(page)).toBe(1);
  });

  await test.step('a changed script makes the audio out of date', async () => {
    await page.getByRole('button', { name: 'Back to Voice' }).click();
    await page.getByRole('button', { name: 'Back to Script' }).click();
    await writeScript(page, 'Maybe a million people. Greet them all. Then say goodbye.');
    await continueToVoice(page);
    await expect(page.getByText(/has changed. Generate the audio again/)).toBeVisible();
    const sentences = () =>
      page.evaluate(async () => (await (await caches.open('lectern-sentences')).keys()).length);
    const before = await sentences();
    await generateAudio(page, 'Olivia');
    expect(await sentences()).toBe(before + 1);
  });
});
