import { expect, test, type Page } from './support/fixtures.ts';
import { FILM_TIMEOUT } from './support/timeouts.ts';
import { waitForPreview } from './support/journey.ts';

/** Presses Tab until the element has focus; every control must be reachable. */
async function tabTo(page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp) {
  const wanted = page.getByRole(role, { name }).first();
  await wanted.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return wanted;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${role} ${String(name)}.`);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

// Specification: wizard-more.30
test('a video is made without a mouse, from sign-in to download', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'button', 'Use the demo account');
  await page.keyboard.press('Enter');
  await tabTo(page, 'link', 'Create Video');
  await page.keyboard.press('Enter');

  await test.step('script: a pause and a pronunciation with the keyboard', async () => {
    await tabTo(page, 'textbox', 'Script');
    await page.keyboard.type('Hello Nuuk, and welcome. Thank you for watching.');
    await page.keyboard.press('Control+Home');
    for (let steps = 0; steps < 8; steps += 1) await page.keyboard.press('ArrowRight');
    await tabTo(page, 'button', 'Pronunciation');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Say “Nuuk” as' })).toBeFocused();
    await page.keyboard.type('nook');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Script' })).toHaveValue(
      'Hello Nuuk, [say nook] and welcome. Thank you for watching.',
    );
    await tabTo(page, 'button', 'Continue');
    await page.keyboard.press('Enter');
  });

  await test.step('voice: focus is on the new step’s heading', async () => {
    await expect(heading(page, 'Choose a voice')).toBeFocused();
    await expect(page.getByText('Step 2 of 5: Voice').first()).toBeAttached();
    await tabTo(page, 'radio', /Olivia/);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: /James/ })).toBeChecked();
    await tabTo(page, 'button', 'Generate Audio');
    await page.keyboard.press('Enter');
  });

  await test.step('avatar: arrow keys move, Space selects', async () => {
    await expect(heading(page, 'Choose a presenter')).toBeFocused({ timeout: FILM_TIMEOUT });
    await tabTo(page, 'option', /\S/);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
    await tabTo(page, 'button', 'Generate Video');
    await page.keyboard.press('Enter');
  });

  await test.step('processing and preview: focus follows', async () => {
    await waitForPreview(page);
    await expect(heading(page, 'Your video is ready')).toBeFocused();
    const download = page.waitForEvent('download');
    await tabTo(page, 'button', 'Download');
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toMatch(/\.mp4$/);
  });
});
