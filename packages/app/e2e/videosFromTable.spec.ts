import { unzipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import { expect, test } from './support/fixtures.ts';
import { FILM_TIMEOUT } from './support/timeouts.ts';
import { signIn } from './support/journey.ts';

const RECIPE = {
  version: 1,
  title: 'Welcome, {{name}}',
  language: 'en-US',
  script: 'Hello {{name}}. See you on {{day}}.',
  voice: { id: 'olivia', speed: 1.5 },
  presenter: { name: 'Amara', style: 'avataaars', options: { top: 'bun' } },
  scene: { colour: 'clay', backdrop: 'disc' },
  format: { aspect: '1:1', resolution: '720p' },
  captions: { drawn: true, style: 'karaoke' },
};
/** Long enough that its film is still being made when Pause is pressed. */
const LONG = `Monday, ${'and then again on the day after that, at the same time and place, '.repeat(4)}please`;
const PEOPLE = `\uFEFFname;day\r\nInes;"${LONG}"\r\nOkan;\r\n"Tove ""T"" Berg";Friday\r\n`;

const file = (name: string, mimeType: string, text: string) => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});

/** The timeout for three short films. */
const FILMS = { timeout: FILM_TIMEOUT };

test('a table makes one video per row, through a pause, a reload and a row to fix', async ({
  page,
}) => {
  await signIn(page);

  await test.step('choose a recipe and a table', async () => {
    await page.goto('/videos');
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByRole('menuitem', { name: 'Table of videos' }).click();
    await expect(page.getByRole('heading', { name: 'Videos from a table' })).toBeFocused();
    const pickers = page.locator('main input[type="file"]');
    const recipe = file('welcome.lectern.json', 'application/json', JSON.stringify(RECIPE));
    await pickers.nth(0).setInputFiles(recipe);
    await pickers.nth(1).setInputFiles(file('colleagues.csv', 'text/csv', PEOPLE));
    await expect(page.getByText('Row 2 has no day.')).toBeVisible();
    await expect(page.getByText('Welcome, Tove "T" Berg')).toBeVisible();
    await page.getByRole('button', { name: 'Make 3 videos' }).click();
  });
  const rows = page.getByRole('table', { name: 'Videos' }).getByRole('row');

  await test.step('a pause finishes the film being made and starts no other', async () => {
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText('1 of 3 made')).toBeVisible(FILMS);
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
    await expect(rows.nth(2)).toContainText('Waiting');
  });

  await test.step('it stays paused after a reload, and resumes', async () => {
    await page.reload();
    await expect(page.getByText('1 of 3 made')).toBeVisible();
    await expect(rows.nth(2)).toContainText('Waiting');
    await expect(rows.nth(3)).toContainText('Waiting');
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByText('2 of 3 made')).toBeVisible(FILMS);
    await expect(rows.nth(2)).toContainText('The day is empty.');
  });

  await test.step('the ZIP contains both films and the list', async () => {
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download 2 as ZIP' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe('colleagues.zip');
    const entries = unzipSync(readFileSync(await download.path()));
    expect(Object.keys(entries)).toEqual([
      '1_Welcome_Ines.mp4',
      '3_Welcome_Tove_T_Berg.mp4',
      'videos.csv',
    ]);
    for (const name of Object.keys(entries).filter((each) => each.endsWith('.mp4'))) {
      const bytes = Buffer.from(entries[name] ?? []);
      expect(bytes.toString('latin1', 4, 8)).toBe('ftyp');
      expect(bytes.length).toBeGreaterThan(10_000);
    }
  });

  await test.step('the failed row is fixed', async () => {
    await page.getByRole('button', { name: 'Mend row 2' }).click();
    await page.getByRole('textbox', { name: 'day' }).fill('Sunday');
    await page.getByRole('button', { name: 'Make again' }).click();
    await expect(page.getByText('3 of 3 made')).toBeVisible(FILMS);
    await page.getByRole('button', { name: 'Play Welcome, Okan' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('video')).toBeVisible();
  });
});
