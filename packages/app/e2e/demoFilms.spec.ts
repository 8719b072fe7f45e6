import { readFileSync } from 'node:fs';
import { downloadVideo } from './support/download.ts';
import { expect, type Page, test } from './support/fixtures.ts';
import { FILM_TIMEOUT } from './support/timeouts.ts';
import { signIn } from './support/journey.ts';
import { storedFiles } from './support/media.ts';

const WELCOME = 'Welcome to the team';
const LIGHTING = 'Three habits for better lighting';

const media = (name: string) =>
  readFileSync(new URL(`../../../mocks/fixtures/media/${name}`, import.meta.url));

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

test('the films of the demo account play, download and can be edited like any other', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(?:welcome|lighting)[^/]*\.mp4$/.test(pathname)) asked.push(pathname);
  });
  await signIn(page);

  await test.step('their pictures are on the dashboard, without loading a film', async () => {
    for (const title of [WELCOME, LIGHTING]) {
      const picture = card(page, title).locator('img').first();
      await expect(picture).toBeVisible();
      const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
      await expect.poll(width).toBe(640);
    }
    expect(asked).toEqual([]);
  });

  await test.step('a film plays with captions, and its file is the one in the build', async () => {
    await card(page, WELCOME).getByRole('link', { name: WELCOME }).first().click();
    await expect(page.getByRole('heading', { name: 'Your video is ready' })).toBeVisible();
    await page.getByRole('button', { name: 'Play', exact: true }).first().click();
    const video = page.locator('video').first();
    const seconds = () => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime);
    await expect.poll(seconds).toBeGreaterThan(0.5);
    const cues = () =>
      video.evaluate(({ textTracks }: HTMLVideoElement) => textTracks[0]?.cues?.length);
    await expect.poll(cues).toBe(5);
    const file = await downloadVideo(page);
    expect(readFileSync(file).equals(media('welcome.mp4'))).toBe(true);
  });

  await test.step('AI Edit lists both, and marks the edited one', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'AI Edit', exact: true }).first().click();
    const films = page.getByRole('list', { name: 'Videos to edit' }).getByRole('link');
    await expect(films).toHaveCount(2);
    await expect(films.filter({ hasText: LIGHTING })).toContainText('Edited');
    await expect(films.filter({ hasText: WELCOME })).not.toContainText('Edited');
    await films.filter({ hasText: WELCOME }).click();
  });

  await test.step('an edit makes a film on this device', async () => {
    expect(await storedFiles(page)).toEqual([]);
    await page
      .getByRole('radiogroup', { name: 'AI edit template' })
      .locator('label')
      .filter({ hasText: /Vivid$/ })
      .click();
    await page.getByRole('button', { name: 'Apply AI Edit' }).click();
    await page.waitForURL(/\/videos$/);
    await expect(card(page, WELCOME).getByText('Processing')).toBeVisible();
    await expect(card(page, WELCOME).getByText('Completed')).toBeVisible({ timeout: FILM_TIMEOUT });
    const films = (await storedFiles(page)).filter((name) => name.endsWith('.mp4'));
    expect(films).toHaveLength(1);
  });

  await test.step('after undo, the seeded films are back', async () => {
    for (const title of [WELCOME, LIGHTING]) {
      await page.getByRole('button', { name: `Actions for ${title}` }).click();
      await page.getByRole('menuitem', { name: 'Undo AI edit' }).click();
    }
    const pictureOf = (title: string) => card(page, title).locator('img').first();
    await expect(pictureOf(WELCOME)).toHaveAttribute('src', /welcome[^/]*\.jpg$/);
    await expect(pictureOf(LIGHTING)).toHaveAttribute('src', /lighting(?!-edited)[^/]*\.jpg$/);
  });
});
