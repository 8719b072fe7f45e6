import { expect, type Page } from './fixtures.ts';

/** Just over 20 s when spoken at a usual rate; with m, b, p and pauses for the lip-sync check. */
export const SCRIPT = [
  'Welcome to Lectern, the simplest way to make a presenter video.',
  'Maybe you have a product to show, or a team to bring up to speed.',
  'Write a few lines, pick a voice, and choose who stands at the front.',
  'A moment later, your presenter speaks every word, with captions below.',
  'Nothing leaves this computer, and nothing costs a penny.',
].join(' ');

export async function signIn(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Use the demo account' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'What will you present today?' }),
  ).toBeVisible();
}

export async function writeScript(page: Page, script: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Script' }).fill(script);
}

export async function continueToVoice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a voice' })).toBeVisible();
}

/** A voice's card; its radio button is as large as the card and drawn by it. */
export async function chooseVoice(page: Page, voice: string): Promise<void> {
  await page
    .getByRole('radiogroup', { name: 'Choose a voice' })
    .locator('label')
    .filter({ hasText: voice })
    .click();
  await expect(page.getByRole('radio', { name: new RegExp(`^${voice}`) })).toBeChecked();
}

export async function generateAudio(page: Page, voice: string): Promise<void> {
  await chooseVoice(page, voice);
  await page.getByRole('button', { name: 'Generate Audio' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a presenter' })).toBeVisible({
    timeout: 60_000,
  });
}

export async function chooseAvatar(page: Page, avatar: string): Promise<void> {
  const option = page.getByRole('option', { name: new RegExp(`^${avatar}`) });
  await option.click();
  await expect(option).toHaveAttribute('aria-selected', 'true');
}

/** Chooses the smallest picture, where a test is of something else: half the work of the usual one. */
export async function chooseSquare(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Look' }).getByRole('radio', { name: '1:1' }).click();
}

/** Presses Generate Video. A short video may already be done when this returns. */
export async function startRender(page: Page): Promise<void> {
  const processing = page.waitForURL(/\/create\/processing/);
  await page.getByRole('button', { name: 'Generate Video' }).click();
  await processing;
}

/** Frame counts as the processing step shows them, at least one frame in. */
export const FRAMES_DRAWN = /[1-9][\d,]* of [1-9][\d,]{2,}/;

/** Longest that a render of `SCRIPT` may take on a slow machine before a test gives up, in ms. */
const RENDER_TIMEOUT = 150_000;

export async function waitForPreview(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your video is ready' })).toBeVisible({
    timeout: RENDER_TIMEOUT,
  });
}

interface Choices {
  script?: string;
  voice?: string;
  avatar?: string;
}

/** From the dashboard to a presenter chosen, one press before the render. */
export async function prepareVideo(
  page: Page,
  { script = SCRIPT, voice = 'Olivia', avatar = 'Amara' }: Choices = {},
): Promise<void> {
  await page.goto('/create');
  await writeScript(page, script);
  await continueToVoice(page);
  await generateAudio(page, voice);
  await chooseAvatar(page, avatar);
}

/** From the dashboard to a running render. */
export async function createVideo(page: Page, choices: Choices = {}): Promise<void> {
  await prepareVideo(page, choices);
  await startRender(page);
}
