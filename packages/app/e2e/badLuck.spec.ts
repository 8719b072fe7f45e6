import { expect, test } from './support/fixtures.ts';
import { FILM_TIMEOUT } from './support/timeouts.ts';
import {
  PARTS_DRAWN,
  SCRIPT,
  chooseSquare,
  chooseVoice,
  continueToVoice,
  createVideo,
  prepareVideo,
  signIn,
  startRender,
  waitForPreview,
  writeScript,
} from './support/journey.ts';
import { storedFiles } from './support/media.ts';
import { textAppears } from './support/watch.ts';

/** A minute of speech, so the render takes longer than opening another tab even on a fast machine. */
const LONG_SCRIPT = Array.from({ length: 3 }, () => SCRIPT).join(' ');

test.describe('scripts that cannot be spoken unchanged', () => {
  // The embedded backend responds with 422, which a browser may log.
  test.use({ allowedErrors: [/422/] });

  // Specification: states.15
  test('an empty script stays on its step with an explanation', async ({ page }) => {
    await signIn(page);
    await page.goto('/create');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(
      page.getByText('Please generate or write a script before continuing'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/create\/script/);
  });

  // Specification: wizard.13
  test('a script of emoji is kept, and its voice step says there is nothing to speak', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto('/create');
    await writeScript(page, '🎉🚀✨');
    await continueToVoice(page);
    await chooseVoice(page, 'Olivia');
    await page.getByRole('button', { name: 'Generate Audio' }).click();
    await expect(page.getByText(/^Error generating audio: .*no words to speak/)).toBeVisible();
    await page.getByRole('button', { name: 'Back to Script' }).click();
    await expect(page.getByRole('textbox', { name: 'Script' })).toHaveValue('🎉🚀✨');
  });

  test('one word becomes a video', async ({ page }) => {
    await signIn(page);
    await createVideo(page, { script: 'Hello.' });
    await waitForPreview(page);
  });

  test('20,000 words are kept, and the limit is reported before any work is done', async ({
    page,
  }) => {
    const words = Array.from({ length: 20_000 }, (_, index) => `word${index}`).join(' ');
    await signIn(page);
    await page.goto('/create');
    await writeScript(page, words);
    await expect(page.getByText('20,000')).toBeVisible();
    await continueToVoice(page);
    await chooseVoice(page, 'Olivia');
    await page.getByRole('button', { name: 'Generate Audio' }).click();
    await expect(page.getByText(/^Error generating audio: .*9,000 words/)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Back to Script' }).click();
    await expect(page.getByRole('textbox', { name: 'Script' })).toHaveValue(words);
  });
});

test('a browser without VideoEncoder shows a warning before Generate', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'VideoEncoder');
  });
  await signIn(page);
  await page.goto('/create');
  await writeScript(page, 'Hello there.');
  await continueToVoice(page);
  await chooseVoice(page, 'Olivia');
  await page.getByRole('button', { name: 'Generate Audio' }).click();
  await expect(page.getByText('This browser cannot make videos')).toBeVisible();
  await expect(
    page.getByText(/Open Lectern in a current version of Chrome, Edge or Firefox/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate Video' })).toBeDisabled();
});

// Specification: wizard-more.21
test('when the disk fills up during a render, deleting a film in the dialog makes room and the render succeeds', async ({
  page,
  baseURL,
}) => {
  await signIn(page);
  await createVideo(page);
  await waitForPreview(page);
  await page.getByRole('button', { name: 'Create Another Video' }).click();
  await prepareVideo(page, { script: 'Welcome to a small film. It fits where a larger one was.' });

  const films = async () => (await storedFiles(page)).filter((name) => name.endsWith('.mp4'));
  const before = await films();
  expect(before).toHaveLength(1);
  const usage = () => page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
  const withParts = await usage();
  // Otherwise the first film's parts would be evicted before anything fails.
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    await root.removeEntry('lectern-parts', { recursive: true });
  });
  await expect.poll(usage).toBeLessThan(withParts);
  const used = await usage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', {
    origin: baseURL ?? '',
    quotaSize: used + 192 * 1024,
  });
  await startRender(page);

  const dialog = page.getByRole('dialog', { name: 'Storage is full' });
  await test.step('the failure is reported, and leaves nothing behind', async () => {
    await expect(dialog.getByText(/^Video generation failed: .*out of space/)).toBeVisible({
      timeout: FILM_TIMEOUT,
    });
    expect(await films()).toEqual(before);
  });

  await test.step('the film is deleted, and its space is freed', async () => {
    const room = dialog.getByText(/^[\d.]+ .*[KMG]B$/);
    const full = await room.innerText();
    await dialog.getByRole('button', { name: /^Delete / }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Video' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(0);
    await expect(room).not.toHaveText(full);
    expect(await films()).toEqual([]);
  });

  await dialog.getByRole('button', { name: 'Try Again' }).click();
  await waitForPreview(page);
  await page.goto('/videos');
  const card = (title: string) => page.getByRole('article').filter({ hasText: title });
  await expect(card('Welcome to a small film').getByText('Completed')).toBeVisible();
  await expect(card('Welcome to Lectern')).toHaveCount(0);
});

test('a render whose tab was closed resumes at the next visit', async ({ context, page }) => {
  await signIn(page);
  await prepareVideo(page, { script: LONG_SCRIPT });
  await chooseSquare(page);
  const drawing = textAppears(page, PARTS_DRAWN);
  await startRender(page);
  await drawing;
  await page.close();

  const next = await context.newPage();
  await next.goto('/videos');
  await expect(next.getByRole('article').getByText('Processing')).toBeVisible();
  const card = next.getByRole('article').first();
  await expect(card.getByText('Completed')).toBeVisible({ timeout: FILM_TIMEOUT });
});

test('a second tab follows the same render, and takes over when the first is closed', async ({
  context,
  page,
}) => {
  await signIn(page);
  await prepareVideo(page, { script: LONG_SCRIPT });
  await chooseSquare(page);
  await startRender(page);

  const second = await context.newPage();
  await second.goto('/videos');
  await expect(second.getByRole('article').getByText('Processing')).toBeVisible();
  await page.close();
  const card = second.getByRole('article').first();
  await expect(card.getByText('Completed')).toBeVisible({ timeout: FILM_TIMEOUT });
});
