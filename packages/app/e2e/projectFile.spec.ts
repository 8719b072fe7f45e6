import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from './support/fixtures.ts';
import {
  chooseAvatar,
  chooseSquare,
  continueToVoice,
  generateAudio,
  signIn,
  startRender,
  waitForPreview,
  writeScript,
} from './support/journey.ts';

const FILM = 'Hello from a project file. [pause 1s] See you.';

/** The project file of the film in the preview. */
async function exportFilm(page: Page): Promise<{ name: string; text: string }> {
  await waitForPreview(page);
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download JSON' }).click();
  const download = await started;
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), text };
}

test('a film is made again from its project file in another profile', async ({ page, browser }) => {
  test.setTimeout(300_000);
  await signIn(page);
  await page.goto('/create');
  await writeScript(page, FILM);
  await continueToVoice(page);
  await generateAudio(page, 'James');
  await chooseAvatar(page, 'Wren');
  await chooseSquare(page);
  await startRender(page);
  const first = await exportFilm(page);
  expect(first.name).toMatch(/\.lectern\.json$/);
  expect(JSON.parse(first.text)).toMatchObject({
    version: 1,
    script: FILM,
    voice: { id: 'james', speed: 1 },
    presenter: { name: 'Wren', style: 'notionists' },
    format: { aspect: '1:1', resolution: '720p' },
    captions: { drawn: true, style: 'karaoke' },
  });

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other);
  await other.goto('/videos');
  const cards = other.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const before = await cards.count();

  await test.step('a file that is none changes nothing', async () => {
    const broken = { name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('{') };
    await other.getByLabel('Project file').setInputFiles(broken);
    await expect(other.getByRole('alert')).toContainText('“broken.json” was not opened: it is not');
    await expect(cards).toHaveCount(before);
  });

  await test.step('the file opens as a draft with its settings', async () => {
    const file = {
      name: first.name,
      mimeType: 'application/json',
      buffer: Buffer.from(first.text),
    };
    await other.getByLabel('Project file').setInputFiles(file);
    await expect(other.getByText(/opened as a draft/)).toBeVisible();
    await other.getByRole('button', { name: 'Continue' }).click();
    await expect(other.getByRole('heading', { name: 'Choose a voice' })).toBeVisible();
    await expect(other.getByRole('radio', { name: /^James/ })).toBeChecked();
    await generateAudio(other, 'James');
    await expect(other.getByRole('option', { name: /^Wren/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(
      other.getByRole('region', { name: 'Look' }).getByRole('radio', { name: '1:1' }),
    ).toBeChecked();
  });

  await test.step('its film has the same project file', async () => {
    await startRender(other);
    expect((await exportFilm(other)).text).toBe(first.text);
  });
  await context.close();
});
