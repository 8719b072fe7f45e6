import { expect, type Page, test } from './support/fixtures.ts';
import { continueToVoice, generateAudio, signIn, writeScript } from './support/journey.ts';

const firstVoice = (page: Page) =>
  page.getByRole('radiogroup', { name: 'Choose a voice' }).getByRole('radio').first();

test('a presenter is offered a matching voice first', async ({ page }) => {
  await signIn(page);

  await test.step('from the library', async () => {
    await page.getByRole('link', { name: 'Avatars' }).click();
    await page.getByRole('row', { name: /^Kofi/ }).click();
    await writeScript(page, 'Good morning, and welcome.');
    await continueToVoice(page);
    await expect(page.getByText('Voices for Kofi come first.')).toBeVisible();
    await expect(firstVoice(page)).toHaveAccessibleName(/^Marcus\b.*\bMale\b/);
  });

  await test.step('from a template', async () => {
    await page.goto('/create?template=customer-testimonial');
    await expect(page.getByRole('textbox', { name: 'Script' })).toHaveValue(/small studio|\[/);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page
      .getByRole('alertdialog', { name: /gaps to fill$/ })
      .getByRole('button', { name: 'Continue anyway' })
      .click();
    await expect(page.getByRole('heading', { name: 'Choose a voice' })).toBeVisible();
    await expect(page.getByText('Voices for Mei come first.')).toBeVisible();
    await expect(firstVoice(page)).toHaveAccessibleName(/^Zoe\b.*\bFemale\b/);
  });
});

test('if the voice is chosen first, matching presenters are offered first', async ({ page }) => {
  await signIn(page);
  await page.goto('/create');
  await writeScript(page, 'Good morning, and welcome.');
  await continueToVoice(page);
  await expect(firstVoice(page)).toHaveAccessibleName(/^Olivia\b/);
  await expect(page.getByText(/^Voices for/)).toHaveCount(0);
  await generateAudio(page, 'Marcus');
  await expect(page.getByRole('option').first()).toHaveText(/^JonasMale/);
  const offered = await page.getByRole('option').allTextContents();
  const last = offered.findLastIndex((text) => text.includes('Male'));
  expect(offered.findIndex((text) => text.includes('Female'))).toBeGreaterThan(last);
});
