import { playwrightDriver } from '../engines/playwrightDriver.ts';
import * as steps from '../engines/steps.ts';
import { expect, type Page } from './fixtures.ts';

/** Just over 20 s when spoken at a normal rate; with m, b, p and pauses for the lip-sync check. */
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

// The steps of the journeys shared by all engines, for a Playwright page.
export const writeScript = (page: Page, script: string) =>
  steps.writeScript(playwrightDriver(page), script);
export const continueToVoice = (page: Page) => steps.continueToVoice(playwrightDriver(page));
export const chooseVoice = (page: Page, voice: string) =>
  steps.chooseVoice(playwrightDriver(page), voice);
export const generateAudio = (page: Page, voice: string) =>
  steps.generateAudio(playwrightDriver(page), voice);
export const chooseAvatar = (page: Page, avatar: string) =>
  steps.chooseAvatar(playwrightDriver(page), avatar);
export const startRender = (page: Page) => steps.startRender(playwrightDriver(page));
export const waitForPreview = (page: Page) => steps.waitForPreview(playwrightDriver(page));

/** Chooses the smallest picture, for tests of something else: half the work of the default. */
export async function chooseSquare(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Look' }).getByRole('radio', { name: '1:1' }).click();
}

/** The count of parts in the processing step once pictures are being drawn. */
export const PARTS_DRAWN = /\d+ of [1-9]\d* parts/;

interface Choices {
  script?: string;
  voice?: string;
  avatar?: string;
}

/** Goes from the dashboard to a chosen presenter, one press before the render. */
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

/** Goes from the dashboard to a running render. */
export async function createVideo(page: Page, choices: Choices = {}): Promise<void> {
  await prepareVideo(page, choices);
  await startRender(page);
}
